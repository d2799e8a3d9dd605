'use server'
import { alertOfForm } from '@/features/jobs/alerts/ask-for-alert'
import { searchVocabulary } from '@/features/search/queries'
import type { FormState } from '@/lib/errors/action-result'

/** Creates an alert, which understands the same terms as the search. */
export const askForAlert = async (_before: FormState, form: FormData): Promise<FormState> =>
  alertOfForm(form, (await searchVocabulary()).terms)
