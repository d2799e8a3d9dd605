import { Button } from '@/components/ui/button'
import { selectBox } from '@/components/ui/forms/control-boxes'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import type { Language } from '@/lib/language'
import { changeAlert } from '../actions'
import { alertMessages } from '../messages'
import type { AlertRow } from '../operations/alert-queries'
import { FREQUENCIES } from '../schema'

interface FrequencyFormProps {
  language: Language
  alert: AlertRow
  token: string
  back?: string
}

/** How often an alert writes, as a form of one choice. */
export function FrequencyForm({ language, alert, token, back }: FrequencyFormProps) {
  const messages = alertMessages(language)
  const id = `frequency-${alert.id}`
  return (
    <form action={changeAlert} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="alert" value={alert.id} />
      {back && <input type="hidden" name="back" value={back} />}
      <LanguageInput language={language} />
      <div className="grid gap-[0.2rem]">
        <label htmlFor={id} className="text-sm font-semibold">
          {messages.offer.frequency}
        </label>
        <select id={id} name="frequency" defaultValue={alert.frequency} className={`${selectBox} w-auto`}>
          {FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {messages.frequencies[frequency]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" kind="line" tall>
        {messages.row.keep}
      </Button>
    </form>
  )
}
