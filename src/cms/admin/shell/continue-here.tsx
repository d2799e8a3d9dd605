import { gate, gateActions, StudioLink } from '../desk/styles'
import { studioMessages } from '../messages'
import { StudioLogo } from './logo'

const messages = studioMessages.continue

interface ContinueHereProps {
  href: string
  /** Whether the browser will be believed after one step inside the site. */
  isCertain: boolean
}

/**
 * One step inside the site for a person who followed a link from a mail or another site: Payload believes its cookie
 * only when the browser says that the request began here.
 */
export const ContinueHere = ({ href, isCertain }: ContinueHereProps) => (
  <main className={gate}>
    {isCertain ? <meta httpEquiv="refresh" content={`0;url=${href}`} /> : null}
    <StudioLogo />
    <h1>{messages.heading}</h1>
    <p>{isCertain ? messages.text : messages.unsure}</p>
    <p className={gateActions}>
      <StudioLink href={href}>{messages.link}</StudioLink>
    </p>
  </main>
)
