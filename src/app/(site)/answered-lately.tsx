import { enquiryMessages } from '@/features/enquiries/messages'
import { publishedAnswerTimes } from '@/features/enquiries/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { presentAdmissionYear } from '@/lib/calendar/admission-season'
import type { Language } from '@/lib/language'

/** What became of the promise of an answer lately, to stand behind it; nothing while too few have written. */
export async function AnsweredLately({ language }: { language: Language }) {
  const times = await publishedAnswerTimes()
  return times && <span className="text-sm text-quiet">{enquiryMessages(language).answeredLately(times)}</span>
}

/** What every page of guidance is handed besides its own: the year that runs, and what became of the promise. */
export const aroundGuidance = async (language: Language) => ({
  admissionYear: presentAdmissionYear((await getSiteSettings()).admissionYear),
  answered: <AnsweredLately language={language} />,
})
