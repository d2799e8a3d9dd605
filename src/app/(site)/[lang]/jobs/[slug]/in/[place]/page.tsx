import { metadataOf } from '@/app/(site)/language'
import { describeSubject, SubjectScreen } from '../../../subject-screen'

export const revalidate = 3600

// Built on the first visit and cached until vacancies change or the day ends in India.
export const generateStaticParams = async (): Promise<{ slug: string; place: string }[]> => []

export const generateMetadata = metadataOf(describeSubject)

/** The open vacancies of a department or designation in a place. */
export default SubjectScreen
