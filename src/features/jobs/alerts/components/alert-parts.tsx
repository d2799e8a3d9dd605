import Link from 'next/link'
import { SubscribeForm } from '@/cms/subscriptions/subscribe-form'
import { Button } from '@/components/ui/button'
import { selectBox } from '@/components/ui/forms/control-boxes'
import { LanguageInput } from '@/components/ui/forms/hidden-fields'
import type { FormState } from '@/lib/errors/action-result'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { enumerated } from '@/lib/text/format'
import { changeAlert } from '../actions'
import { alertDetails, alertTitle } from '../alert-description'
import { type AlertSearch, alertQuery } from '../alert-rule'
import { alertMessages } from '../messages'
import { type AlertRow, searchOf } from '../operations/alert-queries'
import { ALERT_MARKS, DEFAULT_FREQUENCY, FREQUENCIES } from '../schema'

interface OfferProps {
  language: Language
  search: AlertSearch
  action: (before: FormState, form: FormData) => Promise<FormState>
  /** The signed-in person's email, if the page knows it. */
  email?: string
  isSignedIn?: boolean
}

/** Offers to mail new vacancies of a list, with or without an account. */
export function AlertOffer({ language, search, action, email = '', isSignedIn = false }: OfferProps) {
  const { offer, frequencies } = alertMessages(language)
  const paths = pathsIn(language)
  const query = alertQuery(search)
  return (
    <section
      id="alert"
      aria-labelledby="alert-title"
      className="mt-8 grid gap-4 rounded-card border border-rule bg-sunk p-[clamp(1.1rem,3vw,1.75rem)]"
    >
      <div className="grid gap-1">
        <h2 id="alert-title" className="text-h3">
          {offer.title}
        </h2>
        <p className="text-sm text-quiet">
          {offer.lead(enumerated(language, [alertTitle(language, search), ...alertDetails(language, search)]))}
        </p>
      </div>
      <SubscribeForm
        // Another search is another form: the answer to the previous one must not stay.
        key={JSON.stringify(query)}
        language={language}
        name="alert"
        action={action}
        email={email}
        further={[
          {
            name: 'frequency',
            type: 'select',
            label: offer.frequency,
            options: FREQUENCIES.map((value) => [value, frequencies[value]] as const),
            value: DEFAULT_FREQUENCY,
          },
        ]}
        // As one field: the filters' own names are taken by the list's form on the same page.
        hidden={{ [ALERT_MARKS.search]: new URLSearchParams(query).toString() }}
        messages={isSignedIn ? { ...offer, hint: '' } : offer}
      >
        {!isSignedIn && (
          <p className="text-sm">
            <Link href={paths.login(paths.setAlert(query))}>{offer.account}</Link>
          </p>
        )}
      </SubscribeForm>
    </section>
  )
}

/** An alert as a line of text. */
export function AlertDescription({ language, alert }: { language: Language; alert: AlertRow }) {
  const search = searchOf(alert)
  return (
    <p>
      <b>{enumerated(language, [alertTitle(language, search), ...alertDetails(language, search)])}</b>
    </p>
  )
}

interface FrequencyFormProps {
  language: Language
  alert: AlertRow
  token: string
  back?: string
}

/** The form that changes how often an alert is mailed. */
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
