import { DeskTable } from '@/cms/admin/desk/desk-table'
import { StudioLink } from '@/cms/admin/desk/studio-button'
import { studioPaths } from '@/cms/admin/shell/studio-paths'
import { factsMessages as texts } from './facts-messages'
import type { LittleKnown } from './facts-queries'

/** The colleges of which the least is known, and what that is. */
export function LittleKnownTable({ colleges }: { colleges: readonly LittleKnown[] }) {
  return (
    <DeskTable
      rows={colleges}
      columns={[
        {
          heading: texts.figure,
          cell: ({ id, name, place }) => (
            <>
              <a href={studioPaths.record('colleges', id)}>{name}</a>
              <span className="block font-normal text-quiet">{place}</span>
            </>
          ),
        },
        { heading: texts.why, cell: ({ lacks }) => texts.lacking(lacks.map((lack) => texts.lacks[lack])) },
        {
          heading: texts.action,
          cell: ({ id }) => (
            <StudioLink kind="plain" size="small" href={studioPaths.record('colleges', id)}>
              {texts.change}
            </StudioLink>
          ),
        },
      ]}
    />
  )
}
