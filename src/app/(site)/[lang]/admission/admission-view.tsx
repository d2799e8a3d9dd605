import { AnsweredLately } from '@/app/(site)/answered-lately'
import { metadataOf } from '@/app/(site)/language'
import { siteCounts } from '@/app/(site)/site-counts'
import { JsonLd } from '@/components/seo/json-ld'
import { breadcrumbData } from '@/components/seo/page-metadata'
import { FigureKey, SourcePanels } from '@/components/sources/sources'
import { ArrowLink, buttonLook } from '@/components/ui/button'
import { Notice } from '@/components/ui/messages/notice'
import { ClaimedFigures } from '@/components/ui/page/claimed-figures'
import { PageHead, Section } from '@/components/ui/page/page'
import { CollegeRegister, FeaturedCollege, marksOf } from '@/features/colleges/cards/components/college-card'
import { type FeaturedCollegesView, featuredColleges } from '@/features/colleges/cards/featured-queries'
import { sendAdmission, sendCounsellingPopup } from '@/features/enquiries/actions'
import { CounsellingDialog } from '@/features/enquiries/components/counselling-dialog'
import { EnquiryForm } from '@/features/enquiries/components/enquiry-form'
import {
  admissionFields,
  afterSending,
  counsellingPopupFields,
  formLabels,
} from '@/features/enquiries/components/field-lists'
import { enquiryMessages } from '@/features/enquiries/messages'
import type { EnquiryPrefill } from '@/features/enquiries/queries'
import { TitledRows } from '@/features/pages/components/about'
import { OfficeAside, WithOffice } from '@/features/pages/components/office-aside'
import { pageMessages } from '@/features/pages/messages'
import type { AdmissionPageView } from '@/features/pages/page-views'
import { getAdmissionPage, getSiteSettings } from '@/features/pages/queries'
import { type Language } from '@/lib/language'
import { pathsIn } from '@/lib/paths/site-paths'

export const admissionMetadata = metadataOf((language) => ({
  title: pageMessages(language).admission.title,
  description: pageMessages(language).admission.description,
  path: ({ admission }) => admission(),
}))

/** Path that shows the page with the same interest again. */
const pathWith = (language: Language, { college, course, state }: EnquiryPrefill) =>
  pathsIn(language).admission({
    ...(college ? { college: college.slug } : {}),
    ...(course ? { course } : {}),
    ...(state ? { state } : {}),
  })

interface AdmissionViewProps {
  language: Language
  prefill?: EnquiryPrefill
  /** Values of the studio's form, instead of the saved ones. */
  content?: AdmissionPageView
  featured?: FeaturedCollegesView
}

/**
 * The admission page; `prefill` is the visitor's interest from the previous page. A visitor who comes for one college
 * or state sees the form first.
 */
export async function AdmissionView({ language, prefill = {}, ...typed }: AdmissionViewProps) {
  const messages = pageMessages(language).admission
  const trail = [{ name: messages.crumb }]
  const dialog = enquiryMessages(language).dialogs['counselling-popup']
  const page = pathWith(language, prefill)
  const [content, featured, site, counts] = await Promise.all([
    typed.content ?? getAdmissionPage(language),
    typed.featured ?? featuredColleges(language),
    getSiteSettings(),
    siteCounts(),
  ])
  const known = { college: prefill.college?.slug, state: prefill.state }
  const subject = prefill.college?.name ?? prefill.state
  const form = (
    <Section
      id="enquiry"
      title={messages.form}
      beside={
        <>
          <p>{messages.formAside}</p>
          <AnsweredLately language={language} />
        </>
      }
    >
      {subject && (
        <div className="mb-6 max-w-lg">
          <Notice>{messages.about(subject)}</Notice>
        </div>
      )}
      <WithOffice aside={<OfficeAside language={language} site={site} next={afterSending(language, site.phone)} />}>
        <EnquiryForm
          language={language}
          form="admission"
          action={sendAdmission}
          fields={admissionFields(language, prefill)}
          known={known}
          messages={formLabels(language, 'admission', site.phone)}
          place={`${page}#enquiry`}
        />
      </WithOffice>
    </Section>
  )
  return (
    <>
      <JsonLd data={breadcrumbData(language, trail)} />
      <PageHead
        language={language}
        seed="admission"
        title={content.title ?? messages.title}
        lead={content.introduction}
        trail={trail}
      >
        <p>
          <a className={buttonLook()} href="#enquiry">
            {messages.toForm}
          </a>
        </p>
      </PageHead>
      <div className="wrap">
        <ClaimedFigures
          language={language}
          statistics={content.statistics}
          counts={counts}
          isConfigured={site.isConfigured}
        />
      </div>
      {subject && form}
      {content.services.length > 0 && (
        <Section title={messages.services}>
          <TitledRows rows={content.services} />
        </Section>
      )}
      {/* Offered after the services by a button; the dialog never opens by itself. */}
      <Section title={messages.askFirst} beside={<p>{messages.askFirstText}</p>}>
        <CounsellingDialog
          language={language}
          form="popup"
          kind="line"
          action={sendCounsellingPopup}
          fields={counsellingPopupFields(language)}
          known={known}
          messages={formLabels(language, 'counselling-popup', site.phone)}
          page={page}
          dialog={dialog}
          closeLabel={enquiryMessages(language).closeDialog}
        />
      </Section>
      {featured.colleges.length > 0 && (
        <Section
          wide
          title={messages.featured}
          // The specification links to /admission here; a visitor who wants to view all colleges wants the list.
          beside={<ArrowLink href={pathsIn(language).colleges()}>{messages.allColleges}</ArrowLink>}
        >
          {featured.failed && (
            <div className="mb-6 max-w-lg">
              <Notice kind="warn">{messages.featuredFailed}</Notice>
            </div>
          )}
          <CollegeRegister language={language}>
            {featured.colleges.map((college) => (
              <FeaturedCollege language={language} key={college.id} college={college} />
            ))}
          </CollegeRegister>
          <FigureKey language={language} />
          <SourcePanels language={language} figures={marksOf(featured.colleges)} />
        </Section>
      )}
      {!subject && form}
    </>
  )
}
