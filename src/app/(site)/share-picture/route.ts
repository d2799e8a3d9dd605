import { sharePicture } from './share-picture'

export const dynamic = 'force-static'
export const revalidate = 86400

export const GET = () => sharePicture()
