import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { language } from '@/app/(site)/language'
import { GuidancePage } from '@/features/guidance/components/guidance-page'
import { guidanceMetadata } from '@/features/guidance/metadata'
import { getGuidance } from '@/features/guidance/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { logMissingPath } from '@/lib/addresses/log-missing-path'
import { presentAdmissionYear } from '@/lib/admission-season'
import { isCourseKey } from '@/lib/vocabulary'

// Every other address of the form "something-in-somewhere": a state that an editor has added, or nothing.
export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ course: string }> }

const read = async ({ params }: Props) => {
  const { course: combination } = await params
  const at = combination.indexOf('-in-')
  const course = combination.slice(0, at)
  return isCourseKey(course) ? getGuidance(language, course, combination.slice(at + '-in-'.length)) : null
}

export const generateMetadata = async (props: Props): Promise<Metadata> => guidanceMetadata(language, await read(props))

export default async function Combination(props: Props) {
  const page = await read(props)
  if (!page) {
    logMissingPath([(await props.params).course])
    notFound()
  }
  const { admissionYear } = await getSiteSettings()
  return <GuidancePage language={language} page={page} admissionYear={presentAdmissionYear(admissionYear)} />
}
