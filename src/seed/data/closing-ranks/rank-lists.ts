import { bihar2024 } from './bihar-2024'
import { bihar2025 } from './bihar-2025'
import { mcc2022 } from './mcc-2022'
import { mcc2023 } from './mcc-2023'
import { mcc2025 } from './mcc-2025'
import type { RankList } from './rank-list'

/**
 * Closing ranks of the AIIMS, of the colleges of Bihar, and of those that closed first and last in each other state, so
 * that the record is neither the best nor the worst of the country. A full list is imported.
 */
export const rankLists: readonly RankList[] = [...mcc2025, ...mcc2023, ...mcc2022, ...bihar2025, ...bihar2024]
