import { legalMetadata, legalPage } from '../legal'

export const revalidate = 3600
export const generateMetadata = legalMetadata('privacy')
export default legalPage('privacy')
