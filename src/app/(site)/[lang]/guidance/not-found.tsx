import { routeLanguage } from '@/app/(site)/language'
import { CombinationNotFound } from '@/features/guidance/components/combination-not-found'

export default async function NotFound() {
  const language = await routeLanguage()
  return <CombinationNotFound language={language} />
}
