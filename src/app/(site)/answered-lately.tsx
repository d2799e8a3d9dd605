import { enquiryMessages } from '@/features/enquiries/messages'
import { toldAnswerTimes } from '@/features/enquiries/queries'
import type { Language } from '@/lib/language'

/** What became of the promise of an answer lately, to stand behind it; nothing while too few have written. */
export async function AnsweredLately({ language }: { language: Language }) {
  const times = await toldAnswerTimes()
  return times && <span className="text-sm text-quiet">{enquiryMessages(language).answeredLately(times)}</span>
}
