import type { Language } from '@/lib/language'
import { enumerated } from '@/lib/text/format'
import { alertDetails, alertTitle } from '../alert-description'
import { type AlertRow, searchOf } from '../operations/alert-queries'

/** An alert as a line of text. */
export function AlertDescription({ language, alert }: { language: Language; alert: AlertRow }) {
  const search = searchOf(alert)
  return (
    <p>
      <b>{enumerated(language, [alertTitle(language, search), ...alertDetails(language, search)])}</b>
    </p>
  )
}
