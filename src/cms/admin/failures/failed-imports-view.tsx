import type { CollectionSlug, PayloadRequest } from 'payload'
import { adminOnly, findAsPerson } from '@/cms/access/access'
import { metadataOf } from '../../cms-metadata'
import { DeskTable } from '../desk/desk-table'
import { emptyState } from '../desk/styles'
import { momentText, studioMessages } from '../messages'
import { studioPaths } from '../shell/studio-paths'
import { studioView } from '../shell/studio-view'
import { failedImports } from './failed-imports'

const messages = studioMessages.failedImports
const MAX_SHOWN = 100

const intoOf = ({ payload }: PayloadRequest, kind: CollectionSlug) =>
  metadataOf(payload.collections[kind].config).import

/** The list behind "Imports that failed" on the Overview. */
export const FailedImportsView = studioView(
  {
    title: messages.title,
    intro: messages.intro,
    rule: adminOnly,
    actions: <a href={studioPaths.list('imports')}>{messages.all}</a>,
  },
  async ({ req }) => {
    const newest = { sort: '-createdAt', limit: MAX_SHOWN, depth: 1 }
    const failed = await findAsPerson(req, 'imports', failedImports(), newest)
    if (failed.length === 0) return <p className={emptyState}>{messages.none}</p>
    return (
      <DeskTable
        rows={failed}
        columns={[
          {
            heading: messages.file,
            cell: ({ id, fileName }) => <a href={studioPaths.record('imports', id)}>{fileName}</a>,
          },
          { heading: messages.kind, cell: ({ kind }) => intoOf(req, kind)?.label },
          { heading: messages.when, cell: ({ createdAt }) => momentText(createdAt) },
          {
            heading: messages.by,
            cell: ({ importedBy }) => (importedBy && typeof importedBy === 'object' ? importedBy.email : null),
          },
          { heading: messages.reason, cell: ({ reason }) => reason },
          {
            heading: messages.action,
            cell: ({ kind }) => <a href={intoOf(req, kind)?.screen}>{messages.again}</a>,
          },
        ]}
      />
    )
  },
)
