import { ROLE_LABELS, type Role } from '@/cms/access/roles'
import { paths } from '@/lib/addresses/paths'
import { studioTexts } from '../texts'
import { StudioLogo } from './logo'

const texts = studioTexts.denied

/** What a signed-in person without a staff role sees under /admin (specification, section 2). */
export function AccessDenied({ email, role }: { email: string; role: Role }) {
  return (
    <main className="studio-gate">
      <StudioLogo />
      <h1>{texts.heading}</h1>
      {texts.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <dl>
        <div>
          <dt>{texts.email}</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>{texts.role}</dt>
          <dd>{ROLE_LABELS[role]}</dd>
        </div>
      </dl>
      <p className="studio-gate-ways">
        <a className="studio-button" href={paths.adminSetup()}>
          {texts.becomeAdmin}
        </a>
        <a className="studio-button is-plain" href={paths.dashboard()}>
          {texts.dashboard}
        </a>
      </p>
    </main>
  )
}
