import type { Metadata } from 'next'
import { SubjectScreen, subjectMetadata } from '../../subject-screen'

export const revalidate = 3600

type Props = PageProps<'/[lang]/jobs/in/[place]'>

// Built on the first visit and cached until vacancies change or the day ends in India.
export const generateStaticParams = async (): Promise<{ place: string }[]> => []

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => subjectMetadata(await params)

/** The open vacancies of a place. */
export default async function JobsInPlacePage({ params }: Props) {
  return <SubjectScreen place={(await params).place} />
}
