import { enquiryMessages } from '@/features/enquiries/messages'
import { publishedAnswerTimes } from '@/features/enquiries/queries'
import { getSiteSettings } from '@/features/pages/queries'
import { presentAdmissionYear } from '@/lib/calendar/admission-season'
import type { Language } from '@/lib/language'

/** How well the promised response time was kept lately, shown below it; nothing while too few have written. */
export async function AnsweredLately({ language }: { language: Language }) {
  const times = await publishedAnswerTimes()
  return times && <span className="text-sm text-quiet">{enquiryMessages(language).answeredLately(times)}</span>
}

/** Common props of the guidance pages: the current year, and how well the promise was kept. */
export const aroundGuidance = async (language: Language) => ({
  admissionYear: presentAdmissionYear((await getSiteSettings()).admissionYear),
  answered: <AnsweredLately language={language} />,
})
