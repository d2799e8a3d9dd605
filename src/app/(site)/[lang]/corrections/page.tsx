import Link from 'next/link'
import { redirect } from 'next/navigation'
import { metadataOf, pageOf } from '@/app/(site)/language'
import { PageHead } from '@/components/ui/page/page'
import { CorrectionForm } from '@/features/corrections/components/correction-form'
import { correctionMessages } from '@/features/corrections/messages'
import { correctionSubject } from '@/features/corrections/queries'
import { pathsIn } from '@/lib/paths/site-paths'
import { isAnswerToForm } from '@/server/answer-to-form'

export const generateMetadata = metadataOf((language) => ({
  title: correctionMessages(language).title,
  description: correctionMessages(language).description,
  robots: 'noindex, follow',
}))

/** Correction form for the page named by `?page=`; without one, the contact form. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/corrections'>) => {
  const messages = correctionMessages(language)
  const paths = pathsIn(language)
  const { page } = await searchParams
  const subject = await correctionSubject(page)
  // Without script, whoever writes about a page that went meanwhile gets the text back.
  if (!subject && !(await isAnswerToForm())) redirect(paths.contact())
  const trail = [...(subject ? [{ name: subject.title, href: subject.page }] : []), { name: messages.title }]
  return (
    <>
      <PageHead language={language} seed="corrections" title={messages.title} lead={messages.lead} trail={trail} />
      <div className="wrap grid gap-4 pt-8 pb-section">
        {subject && (
          <p>
            {messages.about} <Link href={subject.page}>{subject.title}</Link>
          </p>
        )}
        <CorrectionForm language={language} page={subject?.page ?? String(page)} />
      </div>
    </>
  )
})
