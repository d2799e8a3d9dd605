import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button'
import { FactList } from '@/components/ui/facts'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/lib/paths'
import { signOut, signOutAndLeave } from '../actions/sign-out'
import { completenessOf } from '../completeness'
import { profileFieldTexts, dashboardTexts as texts } from '../texts'
import type { ProfileView } from '../view'
import { DashboardSignOut } from './dashboard-sign-out'
import { PersonPhoto } from './person-photo'
import { PhotoForm } from './photo-form'

/** Who this is: photo, name or e-mail, phone, member since, how complete the profile is, and the ways out. */
export function ProfileCard({ profile }: { profile: ProfileView }) {
  return (
    <aside className="profile" aria-label={texts.profileLabel}>
      <div className="who">
        <PersonPhoto id={profile.id} src={profile.photoUrl} />
        <div>
          <h2 className={profile.fullName ? undefined : 'is-address'}>{profile.fullName ?? profile.email}</h2>
          {profile.fullName && <p className="small quiet break-all">{profile.email}</p>}
        </div>
      </div>
      <FactList
        facts={[
          { label: texts.phone, value: profile.phone },
          { label: texts.memberSince, value: profile.memberSince },
        ]}
      />
      <Completeness profile={profile} />
      <details className="fold">
        <summary>
          {texts.changePhoto} <Icon name="plus" />
        </summary>
        <PhotoForm />
      </details>
      <p className="cluster">
        <Link href={paths.profile()} prefetch={false}>
          {texts.editProfile}
        </Link>
        <Link href={paths.account()} prefetch={false}>
          {texts.accountSettings}
        </Link>
      </p>
      <div className="exits">
        {profile.isStaff && (
          <a className="button line wide" href={paths.studio()}>
            {texts.studio}
          </a>
        )}
        <ButtonLink kind="line" wide href={paths.home()}>
          {texts.home}
        </ButtonLink>
        <DashboardSignOut action={signOut} plainAction={signOutAndLeave} />
      </div>
    </aside>
  )
}

function Completeness({ profile }: { profile: ProfileView }) {
  const { done, total, missing } = completenessOf(profile)
  return (
    <div className="completeness">
      <label htmlFor="completeness">{texts.completeness}</label>
      <meter id="completeness" min={0} max={total} low={total / 2} optimum={total} value={done}>
        {texts.completenessOf(done, total)}
      </meter>
      <p className="small quiet">
        {missing.length === 0
          ? texts.complete
          : `${texts.completenessOf(done, total)}. ${texts.missing} ${missing.map((field) => profileFieldTexts[field].toLowerCase().replace('cv', 'CV')).join(', ')}.`}
      </p>
    </div>
  )
}
