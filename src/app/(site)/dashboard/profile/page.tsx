import type { Metadata } from 'next'
import { removePhoto, removeResume } from '@/features/accounts/actions/profile'
import { DASHBOARD_TITLE } from '@/features/accounts/components/account-looks'
import { DashboardNav } from '@/features/accounts/components/dashboard-nav'
import { PersonPhoto } from '@/features/accounts/components/profile/person-photo'
import { PhotoForm } from '@/features/accounts/components/profile/photo-form'
import { ProfessionalForm } from '@/features/accounts/components/profile/professional-form'
import { ProfileForm } from '@/features/accounts/components/profile/profile-form'
import { RemoveForm } from '@/features/accounts/components/profile/remove-form'
import { ResumeForm } from '@/features/accounts/components/profile/resume-form'
import { SettingsSection } from '@/features/accounts/components/settings/settings-section'
import { profileOf, requirePerson } from '@/features/accounts/queries'
import { profileTexts as texts } from '@/features/accounts/texts'
import { paths } from '@/lib/addresses/paths'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: texts.title, robots: { index: false } }

export default async function ProfilePage() {
  const profile = await profileOf(await requirePerson(paths.profile()))
  return (
    <div className="wrap pb-[calc(var(--spacing-section)*1.5)]">
      <h1 className={DASHBOARD_TITLE}>{texts.title}</h1>
      <DashboardNav current="profile" />
      <SettingsSection title={texts.person} lead={texts.personLead}>
        <ProfileForm profile={{ fullName: profile.fullName, phone: profile.phone, kind: profile.kind }} />
      </SettingsSection>
      <SettingsSection title={texts.photo}>
        <div className="flex items-center gap-4">
          <PersonPhoto id={profile.id} src={profile.photoUrl} />
          {profile.photoUrl && <RemoveForm action={removePhoto} label={texts.removePhoto} />}
        </div>
        <PhotoForm />
      </SettingsSection>
      {profile.asksProfessional && (
        <>
          <SettingsSection title={texts.professional} lead={texts.professionalLead}>
            <ProfessionalForm profile={profile} />
          </SettingsSection>
          <SettingsSection title={texts.resume} lead={texts.resumeLead}>
            {profile.resume && (
              <div className="flex flex-wrap items-center gap-3">
                <a href={profile.resume.href} download={profile.resume.name}>
                  {profile.resume.name}
                </a>
                <span className="text-sm text-quiet">{texts.uploadedOn(profile.resume.uploadedOn)}</span>
                <RemoveForm action={removeResume} label={texts.removeResume} />
              </div>
            )}
            <ResumeForm />
          </SettingsSection>
        </>
      )}
    </div>
  )
}
