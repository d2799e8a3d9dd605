import { LANGUAGES, languageOf } from '@/lib/language'
import { sharePicture } from './share-picture'

export const dynamic = 'force-static'
export const revalidate = 86400
export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }))

export const GET = async (_request: Request, { params }: RouteContext<'/[lang]/share-picture'>) =>
  sharePicture(languageOf((await params).lang))
