import { DeskTable } from '@/cms/admin/desk/desk-table'
import { StudioLink } from '@/cms/admin/desk/styles'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { factsMessages as messages } from './facts-messages'
import type { LittleKnown } from './facts-queries'

/** The colleges of which the least is known, and what that is. */
export function LittleKnownTable({ colleges }: { colleges: readonly LittleKnown[] }) {
  return (
    <DeskTable
      rows={colleges}
      columns={[
        {
          heading: messages.figure,
          cell: ({ id, name, place }) => (
            <>
              <a href={studioPaths.record('colleges', id)}>{name}</a>
              <span className="block font-normal text-quiet">{place}</span>
            </>
          ),
        },
        { heading: messages.why, cell: ({ lacks }) => messages.lacking(lacks.map((lack) => messages.lacks[lack])) },
        {
          heading: messages.action,
          cell: ({ id }) => (
            <StudioLink kind="plain" size="small" href={studioPaths.record('colleges', id)}>
              {messages.change}
            </StudioLink>
          ),
        },
      ]}
    />
  )
}
