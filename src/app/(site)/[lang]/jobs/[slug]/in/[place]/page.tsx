import type { Metadata } from 'next'
import { SubjectScreen, subjectMetadata } from '../../../subject-screen'

export const revalidate = 3600

type Props = PageProps<'/[lang]/jobs/[slug]/in/[place]'>

// Built on the first visit and cached until vacancies change or the day ends in India.
export const generateStaticParams = async (): Promise<{ slug: string; place: string }[]> => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, place } = await params
  return subjectMetadata({ subject: slug, place })
}

/** The open vacancies of a department or designation in a place. */
export default async function JobsOfInPlacePage({ params }: Props) {
  const { slug, place } = await params
  return <SubjectScreen subject={slug} place={place} />
}
