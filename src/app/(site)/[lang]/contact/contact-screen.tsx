import Link from 'next/link'
import { AnsweredLately } from '@/app/(site)/answered-lately'
import type { SiteSettingsView } from '@/components/layout/site-view'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData, organizationPageData } from '@/components/seo/page-metadata'
import { ClosingCall } from '@/components/ui/page/closing-call'
import { PageHead, Section } from '@/components/ui/page/page'
import { sendContact, sendCounselling } from '@/features/enquiries/actions'
import { CounsellingDialog } from '@/features/enquiries/components/counselling-dialog'
import { EnquiryForm } from '@/features/enquiries/components/enquiry-form'
import { afterSending, contactFields, counsellingFields, formLabels } from '@/features/enquiries/components/field-lists'
import { enquiryMessages } from '@/features/enquiries/messages'
import { jobMessages } from '@/features/jobs/messages'
import { ContactChannels, contactLead, OfficeAside, WithOffice } from '@/features/pages/components/office-aside'
import { OfficeMap } from '@/features/pages/components/office-map'
import { pageMessages } from '@/features/pages/messages'
import { shownHours } from '@/lib/calendar/office-hours'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

/** The contact page, with the settings that are saved or those that the studio's form holds. */
export function ContactScreen({ language, settings }: { language: Language; settings: SiteSettingsView }) {
  const messages = pageMessages(language).contact
  const dialog = enquiryMessages(language).dialogs.counselling
  const paths = pathsIn(language)
  const trail = [{ name: messages.crumb }]

  const site = { ...settings, officeHours: [...shownHours(settings.officeHours)] }
  return (
    <>
      <JsonLd
        data={organizationPageData(
          'ContactPage',
          { name: messages.title, path: paths.contact(), description: messages.description },
          site,
        )}
      />
      <JsonLd data={breadcrumbData(language, trail)} />
      <PageHead
        language={language}
        seed="contact"
        title={messages.title}
        lead={contactLead(language, site)}
        trail={trail}
      />
      <div className="wrap">
        <ContactChannels language={language} site={site} />
        <p className="pt-4 text-sm">
          <span className="text-quiet">{jobMessages(language).forInstitutions.question}</span>{' '}
          <Link href={paths.postVacancy()} prefetch={false}>
            {jobMessages(language).forInstitutions.link}
          </Link>
        </p>
      </div>
      <Section
        id="message"
        title={messages.message}
        beside={messages.quick
          .map(({ title, text }) => (
            <p key={title}>
              <strong>{title}</strong>
              <br />
              {text}
            </p>
          ))
          .concat(<AnsweredLately key="answered" language={language} />)}
      >
        <WithOffice aside={<OfficeAside language={language} site={site} next={afterSending(language, site.phone)} />}>
          <EnquiryForm
            language={language}
            form="contact"
            action={sendContact}
            fields={contactFields(language)}
            messages={formLabels(language, 'contact', site.phone)}
            place={`${paths.contact()}#message`}
          />
        </WithOffice>
      </Section>
      {site.mapQuery && (
        <Section title={messages.map}>
          <OfficeMap language={language} query={site.mapQuery} />
        </Section>
      )}
      <ClosingCall
        seed="contact closing"
        title={messages.closingTitle}
        text={messages.closingText}
        after={<AnsweredLately language={language} />}
      >
        <CounsellingDialog
          language={language}
          form="counselling"
          action={sendCounselling}
          fields={counsellingFields(language)}
          messages={formLabels(language, 'counselling', site.phone)}
          page={paths.contact()}
          dialog={dialog}
          closeLabel={enquiryMessages(language).closeDialog}
        />
      </ClosingCall>
    </>
  )
}
