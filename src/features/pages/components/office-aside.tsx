import type { ReactNode } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/language'
import { shownHours } from '@/lib/office-hours'
import { hoursIn } from '@/lib/text/spoken-texts'
import { pageMessages } from '../messages'

/** A form and what stands in the room beside it; below wide screens that follows the form. */
export function WithOffice({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="group/enquiry grid gap-10 xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] xl:gap-14">
      <div>{children}</div>
      {aside}
    </div>
  )
}

/**
 * Beside a form: the phone, when somebody answers it, and what happens once the form is sent. The last gives way where
 * the form's own place says the same.
 */
export function OfficeAside({
  language,
  site,
  next,
}: {
  language: Language
  site: Pick<SiteSettingsView, 'phone' | 'officeHours' | 'placeholders'>
  next: { title: string; steps: readonly string[] }
}) {
  const messages = pageMessages(language).contact
  const { phone, officeHours } = site
  return (
    <aside
      className="grid content-start gap-6 self-start border-t-[3px] border-ink bg-sunk p-6 sm:max-xl:grid-cols-2"
      aria-label={messages.asideLabel}
    >
      {phone && (
        <div>
          <h3 className="text-h4">{messages.callInstead}</h3>
          <p className="pt-2">
            <a
              className="inline-flex min-h-tap items-center gap-2 text-[1.25rem] font-semibold tabular-nums"
              href={telephoneLink(phone)}
            >
              <Icon name="phone" /> {phone}
            </a>
            <SampleMark language={language} site={site} field="phone" />
          </p>
        </div>
      )}
      <div>
        <h3 className="text-h4">{messages.hours}</h3>
        <dl className="pt-2 *:grid *:grid-cols-[5.5rem_1fr] *:py-1 *:tabular-nums *:lining-nums [&_dt]:text-quiet">
          {shownHours(officeHours)
            .map((line) => hoursIn(language, line))
            .map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
        </dl>
        <p className="pt-1 text-sm text-quiet">{messages.indiaTime}</p>
      </div>
      <div className="col-span-full group-has-data-sent/enquiry:hidden">
        <h3 className="text-h4">{next.title}</h3>
        <ol className="grid list-decimal gap-2 ps-5 pt-2">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </aside>
  )
}
