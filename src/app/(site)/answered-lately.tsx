import { toldAnswerTimes } from '@/features/enquiries/queries'
import { enquiryTexts } from '@/features/enquiries/texts'
import type { Language } from '@/lib/text/language'

/** What became of the promise of an answer lately, to stand behind it; nothing while too few have written. */
export async function AnsweredLately({ language }: { language: Language }) {
  const times = await toldAnswerTimes()
  return times && <span className="text-sm text-quiet">{enquiryTexts(language).answeredLately(times)}</span>
}
