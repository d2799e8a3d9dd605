import type { SiteSettingsView } from '@/components/layout/site-view'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData, organizationPageData } from '@/components/seo/page-data'
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs'
import { ClosingCall } from '@/components/ui/page/closing-call'
import { PageHead } from '@/components/ui/page/page-head'
import { Section } from '@/components/ui/page/section'
import { sendContact, sendCounselling } from '@/features/enquiries/actions'
import { CounsellingDialog } from '@/features/enquiries/components/counselling-dialog'
import { EnquiryForm } from '@/features/enquiries/components/enquiry-form'
import { contactFields, counsellingFields, formWords } from '@/features/enquiries/components/field-lists'
import { OFFICE_HOURS } from '@/features/enquiries/office-hours'
import { enquiryTexts } from '@/features/enquiries/texts'
import { ContactChannels } from '@/features/pages/components/contact-channels'
import { OfficeMap } from '@/features/pages/components/office-map'
import { pageTexts } from '@/features/pages/texts'
import { paths } from '@/lib/addresses/paths'

const { contact: texts } = pageTexts
const dialog = enquiryTexts.dialogs.counselling
const trail = [{ name: pageTexts.home, href: paths.home() }, { name: texts.crumb }]

/** The contact page, with the settings that are saved or those that the studio's form holds. */
export function ContactScreen({ settings }: { settings: SiteSettingsView }) {
  const site = settings.officeHours.length > 0 ? settings : { ...settings, officeHours: [...OFFICE_HOURS] }
  return (
    <>
      <JsonLd
        data={organizationPageData(
          'ContactPage',
          { name: texts.title, path: paths.contact(), description: texts.description },
          site,
        )}
      />
      <JsonLd data={breadcrumbData(trail)} />
      <PageHead seed="contact" title={texts.title} lead={texts.lead} above={<Breadcrumbs trail={trail} />} />
      <div className="wrap">
        <ContactChannels site={site} />
      </div>
      <Section
        id="message"
        title={texts.message}
        beside={texts.quick.map(({ title, text }) => (
          <p key={title}>
            <strong>{title}</strong>
            <br />
            {text}
          </p>
        ))}
      >
        <EnquiryForm
          form="contact"
          action={sendContact}
          fields={contactFields}
          words={formWords('contact')}
          place={`${paths.contact()}#message`}
        />
      </Section>
      {site.mapQuery && (
        <Section title={texts.map}>
          <OfficeMap query={site.mapQuery} />
        </Section>
      )}
      <ClosingCall seed="contact closing" title={texts.closingTitle} text={texts.closingText}>
        <CounsellingDialog
          form="counselling"
          action={sendCounselling}
          fields={counsellingFields}
          words={formWords('counselling')}
          page={paths.contact()}
          title={dialog.title}
          lead={dialog.lead}
          openLabel={dialog.open}
          closeLabel={enquiryTexts.closeDialog}
        />
      </ClosingCall>
    </>
  )
}
