import type { ReactNode } from 'react'
import { SampleMark } from '@/components/layout/sample-mark'
import { phoneNumbers, type SiteSettingsView, telephoneLink } from '@/components/layout/site-view'
import { Breakable } from '@/components/ui/breakable'
import { Icon, type IconName } from '@/components/ui/icon'
import { type OfficeLine, shownHours } from '@/lib/calendar/office-hours'
import type { Language } from '@/lib/language'
import { latinDigits } from '@/lib/text/normal-forms/latin-digits'
import { hoursIn } from '@/lib/text/spoken-texts'
import { pageMessages } from '../messages'
import type { ContactField } from '../placeholder-contact'

/**
 * WhatsApp link of a phone number; of several, the first.
 * @returns null without a number with country code
 */
export function whatsappLink(phone: string | null): string | null {
  const [number = ''] = phoneNumbers(phone ?? '')
  const digits = number.startsWith('+') ? latinDigits(number).replace(/\D/g, '') : ''
  return digits.length >= 8 ? `https://wa.me/${digits}` : null
}

/** Lead of the contact page: it names only ways that are open. */
export const contactLead = (language: Language, { phone, email }: Pick<SiteSettingsView, 'phone' | 'email'>): string =>
  pageMessages(language).contact[phone && email ? 'lead' : 'leadOfForm']

// The list styles its entries, so that none repeats it.
const WAYS =
  '*:grid *:content-start *:justify-items-start *:gap-[0.35rem] *:py-5 max-sm:*:not-first:border-t max-sm:*:not-first:border-rule [&_h2]:flex [&_h2]:items-center [&_h2]:gap-2 [&_h2]:text-sm [&_h2]:tracking-normal [&_h2]:text-quiet [&_h2]:font-sans [&_h2]:font-stretch-normal'
const LINKS =
  '[&_a]:inline-flex [&_a]:min-h-7 [&_a]:items-center [&_a]:wrap-anywhere pointer-coarse:[&_a]:min-h-tap [&_dl>div]:grid [&_dl>div]:grid-cols-[5.5rem_1fr] [&_dl>div]:tabular-nums [&_dl>div]:lining-nums'

/** Phone, email, postal address and office hours, if set. */
export function ContactChannels({ language, site }: { language: Language; site: SiteSettingsView }) {
  const messages = pageMessages(language).contact
  const sample = (field: ContactField) => <SampleMark language={language} site={site} field={field} />
  const whatsapp = whatsappLink(site.whatsapp ?? site.phone)
  return (
    <ul
      className={`grid gap-x-8 border-b border-rule py-2 sm:grid-cols-2 lg:grid-cols-[repeat(4,auto)] lg:justify-between ${WAYS} ${LINKS}`}
      aria-label={messages.waysLabel}
    >
      {site.phone && (
        <Way icon="phone" title={messages.phone}>
          <a href={telephoneLink(site.phone)}>{site.phone}</a>
          {sample('phone')}
          {whatsapp && (
            <a href={whatsapp} target="_blank" rel="noopener noreferrer">
              {messages.whatsappLink} <span className="sr-only">{messages.opensElsewhere}</span>
            </a>
          )}
        </Way>
      )}
      {site.email && (
        <Way icon="mail" title={messages.email}>
          <a href={`mailto:${site.email}`}>
            <span>
              <Breakable email={site.email} />
            </span>
          </a>
          {sample('email')}
        </Way>
      )}
      {site.address && (
        <Way icon="place" title={messages.address}>
          <span className="whitespace-pre-line">{site.address}</span>
          {sample('address')}
        </Way>
      )}
      {site.officeHours.length > 0 && (
        <Way icon="clock" title={messages.hours}>
          <dl>{hourRows(language, site.officeHours)}</dl>
        </Way>
      )}
    </ul>
  )
}

const Way = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li>
    <h2>
      <Icon name={icon} /> {title}
    </h2>
    {children}
  </li>
)

const hourRows = (language: Language, lines: readonly OfficeLine[]) =>
  lines
    .map((line) => hoursIn(language, line))
    .map(({ days, hours }) => (
      <div key={days}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))

/** A form with an aside, which follows the form below wide screens. */
export const WithOffice = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="group/enquiry grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] xl:gap-14">
    <div>{children}</div>
    {aside}
  </div>
)

interface OfficeAsideProps {
  language: Language
  site: Pick<SiteSettingsView, 'phone' | 'officeHours' | 'placeholders'>
  next: { title: string; steps: readonly string[] }
}

/**
 * Aside of a form: phone, office hours, and what happens after sending. The last is omitted if the form's own section
 * says the same.
 */
export function OfficeAside({ language, site, next }: OfficeAsideProps) {
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
          <p className="flex flex-wrap items-center gap-x-2 pt-2">
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
          {hourRows(language, shownHours(officeHours))}
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
