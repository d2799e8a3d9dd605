import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { permits, type Rule } from '@/cms/access/access'
import type { User } from '@/payload-types'
import { recordIdOf } from '../desk/record-view'
import { desk, emptyState, StudioLink } from '../desk/styles'
import { studioMessages } from '../messages'
import { studioPaths } from './studio-paths'

interface Frame {
  title: string
  /** Title of a record's screen, read only for permitted people. */
  nameOf?: (req: PayloadRequest, id: string) => Promise<string | undefined>
  /** Purpose of the screen, below the title. */
  intro?: ReactNode
  /** Breadcrumb steps between the studio and this screen. */
  steps?: { label: string; url: string }[]
  actions?: ReactNode
  /** Who may open it, from `access.ts`. Payload lets anyone into custom views, so each one checks. */
  rule: Rule
}

/** What a screen draws with: the request, the person, and the id of the record in its path. */
interface Opened<View> {
  req: PayloadRequest
  user: User
  view: View
  id: string
}

/**
 * A custom screen in the frame of all: Payload's navigation and header, a title, and the access check.
 * @param frame or what makes it, if it depends on the record or the person
 * @param content called only for permitted people, so that nothing is read for others
 */
export const studioView =
  <View extends AdminViewServerProps>(
    frame: Frame | ((view: View) => Frame),
    content: (opened: Opened<View>) => ReactNode | Promise<ReactNode>,
  ) =>
  async (view: View) => {
    const { title: kind, nameOf, intro, steps = [], actions, rule } = typeof frame === 'function' ? frame(view) : frame
    const { req, permissions, locale, visibleEntities } = view.initPageResult
    const user = req.user?.collection === 'users' ? req.user : null
    const isAllowed = user !== null && permits(rule, user)
    const id = recordIdOf(view)
    const title = (isAllowed && (await nameOf?.(req, id))) || kind
    return (
      <DefaultTemplate
        i18n={req.i18n}
        locale={locale}
        params={view.params}
        payload={req.payload}
        permissions={permissions}
        req={req}
        searchParams={view.searchParams}
        user={req.user ?? undefined}
        viewActions={req.payload.config.admin.components?.actions}
        visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
      >
        <SetStepNav nav={[...steps, { label: title }]} />
        <main id="main" tabIndex={-1}>
          <Gutter className={desk}>
            <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
              <div className="min-w-0">
                <h1>{isAllowed ? title : studioMessages.notYours.heading}</h1>
                {isAllowed && intro ? <p className="m-0 mt-[0.35rem] text-quiet">{intro}</p> : null}
              </div>
              {isAllowed && actions ? (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-3">{actions}</div>
              ) : null}
            </div>
            {isAllowed ? await content({ req, user, view, id }) : <NotYours />}
          </Gutter>
        </main>
      </DefaultTemplate>
    )
  }

const NotYours = () => (
  <div className={emptyState}>
    <p>{studioMessages.notYours.text}</p>
    <p>
      <StudioLink kind="plain" href={studioPaths.overview()}>
        {studioMessages.notYours.back}
      </StudioLink>
    </p>
  </div>
)
