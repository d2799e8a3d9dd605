import { pageOf } from '@/app/(site)/language'
import { AdmissionView, admissionMetadata } from './admission-view'

export const revalidate = 3600
export const generateMetadata = admissionMetadata

export default pageOf((language) => <AdmissionView language={language} />)
