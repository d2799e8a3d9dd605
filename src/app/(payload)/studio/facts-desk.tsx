import type { AdminViewServerProps } from 'payload'
import { FactsView } from '@/features/colleges/facts/admin/facts-view'
import { WaitingCorrections } from '@/features/corrections/admin/waiting-list'

/** Facts to check: corrections from readers first, then overdue figures. */
export const FactsDesk = (view: AdminViewServerProps) => FactsView(view, (req) => <WaitingCorrections req={req} />)
