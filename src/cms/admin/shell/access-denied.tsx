import { ROLE_LABELS, type Role } from '@/cms/access/roles'
import { STUDIO_LANGUAGE } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'
import { gate, gateActions, StudioLink } from '../desk/styles'
import { studioMessages } from '../messages'
import { StudioLogo } from './logo'

const messages = studioMessages.denied

/** Shown under /admin to a person signed in without a staff role (specification, section 2). */
export const AccessDenied = ({ email, role }: { email: string; role: Role }) => (
  <main className={gate}>
    <StudioLogo />
    <h1>{messages.heading}</h1>
    {messages.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <dl className="my-5 border-y border-rule [&_dt]:min-w-24 [&_dt]:text-quiet">
      <div className="flex flex-wrap gap-x-4 py-[0.6rem]">
        <dt>{messages.email}</dt>
        <dd className="wrap-anywhere">{email}</dd>
      </div>
      <div className="flex flex-wrap gap-x-4 border-t border-rule py-[0.6rem]">
        <dt>{messages.role}</dt>
        <dd>{ROLE_LABELS[role]}</dd>
      </div>
    </dl>
    <p className={gateActions}>
      <StudioLink href={pathsIn(STUDIO_LANGUAGE).adminSetup()}>{messages.becomeAdmin}</StudioLink>
      <StudioLink kind="plain" href={pathsIn(STUDIO_LANGUAGE).dashboard()}>
        {messages.dashboard}
      </StudioLink>
    </p>
  </main>
)

const continueMessages = studioMessages.continue

interface ContinueHereProps {
  href: string
  /** Whether one same-site step is sure to be enough for Payload to accept the cookie. */
  isCertain: boolean
}

/**
 * One same-site step for a person following a link from a mail or another site: Payload accepts its cookie only from
 * requests that began here.
 */
export const ContinueHere = ({ href, isCertain }: ContinueHereProps) => (
  <main className={gate}>
    {isCertain ? <meta httpEquiv="refresh" content={`0;url=${href}`} /> : null}
    <StudioLogo />
    <h1>{continueMessages.heading}</h1>
    <p>{isCertain ? continueMessages.text : continueMessages.unsure}</p>
    <p className={gateActions}>
      <StudioLink href={href}>{continueMessages.link}</StudioLink>
    </p>
  </main>
)
