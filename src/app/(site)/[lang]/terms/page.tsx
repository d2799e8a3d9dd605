import { legalMetadata, legalPage } from '../legal'

export const revalidate = 3600
export const generateMetadata = legalMetadata('terms')
export default legalPage('terms')
