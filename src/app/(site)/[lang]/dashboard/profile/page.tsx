import { pageOf, unlistedPage } from '@/app/(site)/language'
import { ArrowLink } from '@/components/ui/button'
import { removePhoto, removeResume } from '@/features/accounts/actions/profile'
import { DashboardPage, SettingsSection } from '@/features/accounts/components/frames'
import { PersonPhoto } from '@/features/accounts/components/profile/profile-card'
import {
  OwnProfileForm,
  PhotoForm,
  ProfessionalForm,
  RemoveForm,
  ResumeForm,
} from '@/features/accounts/components/profile/profile-forms'
import { accountMessages } from '@/features/accounts/messages'
import { EMPTY_PROFILE, personOrSender, profileOf } from '@/features/accounts/queries'
import { jobMessages } from '@/features/jobs/messages'
import { SUITED } from '@/features/jobs/search/search-params'
import { pathsIn } from '@/lib/paths/site-paths'

export const dynamic = 'force-dynamic'
export const generateMetadata = unlistedPage((language) => accountMessages(language).profile.title)

export default pageOf(async (language) => {
  const messages = accountMessages(language).profile
  const person = await personOrSender(language, pathsIn(language).profile())
  const profile = person ? await profileOf(language, person) : EMPTY_PROFILE
  return (
    <DashboardPage language={language} title={messages.title} current="profile">
      <SettingsSection title={messages.person} lead={messages.personLead}>
        <OwnProfileForm language={language} profile={profile} />
      </SettingsSection>
      <SettingsSection title={messages.photo}>
        <div className="flex items-center gap-4">
          <PersonPhoto language={language} id={profile.id} src={profile.photoUrl} />
          {profile.photoUrl && (
            <RemoveForm language={language} person={profile.id} action={removePhoto} label={messages.removePhoto} />
          )}
        </div>
        <PhotoForm language={language} person={profile.id} label={messages.photo} />
      </SettingsSection>
      {profile.asksProfessional && (
        <>
          <SettingsSection title={messages.professional} lead={messages.professionalLead}>
            <ProfessionalForm language={language} profile={profile} />
            <p>
              <ArrowLink href={pathsIn(language).jobs({ [SUITED]: '1' })} prefetch={false}>
                {jobMessages(language).suits.fromProfile}
              </ArrowLink>
            </p>
          </SettingsSection>
          <SettingsSection title={messages.resume} lead={messages.resumeLead}>
            {profile.resume && (
              <div className="flex flex-wrap items-center gap-3">
                <a href={profile.resume.href} download={profile.resume.name} className="wrap-anywhere">
                  {profile.resume.name}
                </a>
                <span className="text-sm text-quiet">{messages.uploadedOn(profile.resume.uploadedOn)}</span>
                <RemoveForm
                  language={language}
                  person={profile.id}
                  action={removeResume}
                  label={messages.removeResume}
                />
              </div>
            )}
            <ResumeForm language={language} person={profile.id} />
          </SettingsSection>
        </>
      )}
    </DashboardPage>
  )
})
