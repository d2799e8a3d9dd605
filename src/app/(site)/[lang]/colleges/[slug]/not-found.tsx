import { metadataOf, routeLanguage } from '@/app/(site)/language'
import { collegeMessages } from '@/features/colleges/messages'
import { CollegeNotFoundScreen } from '@/features/colleges/page/components/college-not-found'

export const generateMetadata = metadataOf((language) => ({
  title: collegeMessages(language).notFound.title,
  robots: 'noindex',
}))

export default async function CollegeNotFound() {
  const language = await routeLanguage()
  return <CollegeNotFoundScreen language={language} />
}
