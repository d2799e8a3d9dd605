import { metadataOf, pageOf } from '@/app/(site)/language'
import { collegeMessages } from '@/features/colleges/messages'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'

export const generateMetadata = metadataOf((language) => ({
  title: collegeMessages(language).notFound.title,
  robots: 'noindex',
}))

export default pageOf((language) => <CollegeNotFoundScreen language={language} />)
