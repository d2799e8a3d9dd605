import { metadataOf, pageOf } from '@/app/(site)/language'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundScreen } from '@/components/layout/screens/not-found-screen'

export const generateMetadata = metadataOf((language) => ({
  title: layoutMessages(language).notFound.title,
  robots: 'noindex',
}))

export default pageOf((language) => <NotFoundScreen language={language} />)
