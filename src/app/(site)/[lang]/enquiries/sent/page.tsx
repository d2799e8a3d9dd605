import { redirect } from 'next/navigation'
import { pageOf, unlistedPage } from '@/app/(site)/language'
import { PLACEHOLDER_PHONE } from '@/cms/fields/checks/problems'
import { ArrowLink } from '@/components/ui/button'
import { PageHead } from '@/components/ui/page/page'
import { EnquirySent } from '@/features/enquiries/components/enquiry-sent'
import { formLabels } from '@/features/enquiries/components/field-lists'
import { enquiryMessages } from '@/features/enquiries/messages'
import { answerPromise, promiseText } from '@/features/enquiries/operations/office'
import { ENQUIRY_FORMS } from '@/features/enquiries/schema'
import { getSiteSettings } from '@/features/pages/queries'
import { pathsIn } from '@/lib/paths/site-paths'

export const dynamic = 'force-dynamic'
export const generateMetadata = unlistedPage((language) => enquiryMessages(language).after.page)

/** Where a form posted without script redirects, so that reloading sends nothing twice. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/enquiries/sent'>) => {
  const requested = (await searchParams).form
  const form = ENQUIRY_FORMS.find((known) => known === requested)
  const paths = pathsIn(language)
  if (!form) redirect(paths.contact())
  const messages = enquiryMessages(language)
  const { phone, officeHours } = await getSiteSettings()
  const back = form === 'contact' || form === 'counselling' ? paths.contact() : paths.admission()
  return (
    <>
      <PageHead language={language} seed="sent" title={messages.after.page} />
      <div className="wrap grid gap-6 py-section">
        <EnquirySent
          messages={formLabels(language, form, phone === PLACEHOLDER_PHONE ? null : phone)}
          promise={promiseText(language, messages.promise, answerPromise(officeHours, new Date()))}
        />
        <p>
          <ArrowLink back href={back}>
            {messages.after.back}
          </ArrowLink>
        </p>
      </div>
    </>
  )
})
