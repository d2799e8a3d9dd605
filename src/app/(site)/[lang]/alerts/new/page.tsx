import { askForAlert } from '@/app/(site)/[lang]/alerts/actions'
import { pageOf, unlistedPage } from '@/app/(site)/language'
import { ArrowLink } from '@/components/ui/button'
import { alertQuery, alertSearch } from '@/features/jobs/alerts/alert-rule'
import { AlertOffer } from '@/features/jobs/alerts/components/alert-parts'
import { alertMessages } from '@/features/jobs/alerts/messages'
import { pathsIn } from '@/lib/paths/site-paths'
import { sessionUser } from '@/server/session'

export const generateMetadata = unlistedPage((language) => alertMessages(language).page.title)

/** Creates an alert for the search in the URL; also where signing in returns to, with the search kept. */
export default pageOf(async (language, { searchParams }: PageProps<'/[lang]/alerts/new'>) => {
  const { page } = alertMessages(language)
  const search = alertSearch(await searchParams)
  const user = await sessionUser()
  return (
    <div className="wrap grid max-w-[56rem] gap-4 pt-[clamp(1.5rem,1rem+2vw,2.75rem)] pb-section">
      <h1 className="text-h2">{page.title}</h1>
      <p>{page.lead}</p>
      <AlertOffer
        language={language}
        search={search}
        action={askForAlert}
        email={user?.email ?? ''}
        isSignedIn={!!user}
      />
      <p>
        <ArrowLink back href={pathsIn(language).jobs(alertQuery(search))}>
          {page.back}
        </ArrowLink>
      </p>
    </div>
  )
})
