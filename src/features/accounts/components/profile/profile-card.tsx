import Link from 'next/link'
import { Jaali } from '@/components/drawings/jaali'
import { layoutMessages } from '@/components/layout/messages'
import { Breakable } from '@/components/ui/breakable'
import { ButtonLink, buttonLook } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { signOut, signOutAndLeave } from '@/features/accounts/actions/sign-in'
import { accountMessages } from '@/features/accounts/messages'
import { completenessOf } from '@/features/accounts/profile/person-kind'
import type { ProfileView } from '@/features/accounts/queries'
import { type Language } from '@/lib/language'
import { paths, pathsIn } from '@/lib/paths/site-paths'
import { DashboardSignOut } from '../dashboard-sign-out'
import { PhotoForm } from './profile-forms'

const PHOTO = 'size-18 flex-none overflow-clip rounded-card border border-rule object-cover'

/** The profile photo, or a generated lattice. */
export function PersonPhoto({ language, id, src }: { language: Language; id: string; src: string | null }) {
  if (src)
    return <img className={PHOTO} src={src} width={72} height={72} alt={accountMessages(language).dashboard.photoAlt} />
  return (
    <div className={PHOTO}>
      <Jaali seed={id} family="star" width={72} height={72} />
    </div>
  )
}

/** The person's photo, name or email, phone, membership, completeness of the profile, and links. */
export function ProfileCard({ language, profile }: { language: Language; profile: ProfileView }) {
  const messages = accountMessages(language).dashboard
  return (
    <aside className="grid gap-4 border-t-[3px] border-ink pt-5" aria-label={messages.profileLabel}>
      <div className="flex items-center gap-4">
        <PersonPhoto language={language} id={profile.id} src={profile.photoUrl} />
        <div className="min-w-0 wrap-anywhere">
          <h2
            className={profile.fullName ? 'text-[1.25rem]' : 'text-[1rem] wrap-anywhere font-sans font-stretch-normal'}
          >
            {profile.fullName ?? <Breakable email={profile.email} />}
          </h2>
          {profile.fullName && (
            <p className="text-sm wrap-anywhere text-quiet">
              <Breakable email={profile.email} />
            </p>
          )}
        </div>
      </div>
      <FactList
        narrow="always"
        facts={[
          { label: messages.phone, value: profile.phone },
          { label: messages.memberSince, value: profile.memberSince },
        ]}
      />
      <Completeness language={language} profile={profile} />
      <PhotoForm
        language={language}
        person={profile.id}
        label={accountMessages(language).profile.photo}
        fold={messages.changePhoto}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Link href={pathsIn(language).profile()} prefetch={false}>
          {messages.editProfile}
        </Link>
        <Link href={pathsIn(language).account()} prefetch={false}>
          {messages.accountSettings}
        </Link>
      </p>
      <div className="grid gap-[0.6rem]">
        {profile.isStaff && (
          <a className={buttonLook({ kind: 'line', wide: true })} href={paths.studio()}>
            {messages.studio}
          </a>
        )}
        <ButtonLink kind="line" wide href={pathsIn(language).home()}>
          {messages.home}
        </ButtonLink>
        <DashboardSignOut
          language={language}
          messages={layoutMessages(language).account}
          action={signOut}
          plainAction={signOutAndLeave}
        />
      </div>
    </aside>
  )
}

/** A meter in the brand's colour for every value. */
const METER = [
  'h-2 w-full appearance-none overflow-clip rounded-full bg-sunk',
  '[&::-webkit-meter-bar]:h-full [&::-webkit-meter-bar]:rounded-[inherit] [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--color-sunk)]',
  '[&::-webkit-meter-even-less-good-value]:[background:var(--color-brand)] [&::-webkit-meter-optimum-value]:[background:var(--color-brand)]',
  '[&::-webkit-meter-suboptimum-value]:[background:var(--color-brand)] [&::-moz-meter-bar]:[background:var(--color-brand)]',
].join(' ')

function Completeness({ language, profile }: { language: Language; profile: ProfileView }) {
  const messages = accountMessages(language).dashboard
  const { done, total, missing } = completenessOf(profile)
  return (
    <div className="grid gap-[0.35rem]">
      <label htmlFor="completeness" className="text-xs text-quiet">
        {messages.completeness}
      </label>
      <meter className={METER} id="completeness" min={0} max={total} low={total / 2} optimum={total} value={done}>
        {messages.completenessOf(done, total)}
      </meter>
      <p className="text-sm text-quiet">
        {missing.length === 0 ? messages.complete : messages.stillMissing(done, total, missing)}
      </p>
    </div>
  )
}
