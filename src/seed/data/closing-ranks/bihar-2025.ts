import type { RankList } from './rank-list'

/** Bihar’s seats in 2025, after the first round and after the second: closing all-India ranks, by category of the state. */
export const bihar2025: readonly RankList[] = [
  {
    source: 'bihar-ug-2025-r1',
    authority: 'bihar',
    year: 2025,
    round: 'r1',
    quota: 'State quota',
    ranks: `
    college                                                          UR    EWS     BC    EBC    RCG      SC      ST
    anugrah-narayan-magadh-medical-college                        10533  16998  15002  22981  17505  136583       -
    bhagwan-mahavir-institute-of-medical-sciences                 12402  15565  14527  21667  16759  132074       -
    darbhanga-medical-college                                     10324  11032  10839  11978  11719  110903  114012
    employees-state-insurance-corporation-medical-college-bihta   12466  15849  14771  19601  15231  132991   99815
    government-medical-college-purnea                                 -  22309  18666  25034  26154  155678  117034
    indira-gandhi-institute-of-medical-sciences                    6924   7487   7825   9524   8645   88637       -
    jannayak-karpoori-thakur-medical-college-and-hospital             -  20964  18443  25294  25762  154536  132171
    jawaharlal-nehru-medical-college                              12455  13922  14047  17067  16553  141204  131637
    katihar-medical-college                                      126570      -      -      -      -       -       -
    nalanda-medical-college                                        8603   9344   9539  10877   9945   99129       -
    patna-medical-college                                          4967   6041   5524   7643   7189   65591   74474
    `,
  },
  {
    source: 'bihar-ug-2025-r1',
    authority: 'bihar',
    year: 2025,
    round: 'r1',
    quota: 'State quota',
    gender: 'female',
    ranks: `
    college                                                         UR    EWS     BC    EBC      SC      ST
    anugrah-narayan-magadh-medical-college                       11533  16290  17076  24569  152112  157960
    bhagwan-mahavir-institute-of-medical-sciences                12151  15549  15639  23060  113520  169092
    darbhanga-medical-college                                    10859  12299  11277  12747  122657       -
    employees-state-insurance-corporation-medical-college-bihta  11524  15911  15088  23847  130653       -
    government-medical-college-purnea                                -  23986  22946  26685  167426       -
    indira-gandhi-institute-of-medical-sciences                   7473   7783   8142   9661   97376  100741
    jannayak-karpoori-thakur-medical-college-and-hospital            -  22472  22038  26488  165380       -
    jawaharlal-nehru-medical-college                             12926  15796  15012  16848  148179       -
    nalanda-medical-college                                       9042  10109   9462  11288  106403  104035
    patna-medical-college                                         5323   5896   6063   7878   73676       -
    `,
  },
  {
    source: 'bihar-ug-2025-r2',
    authority: 'bihar',
    year: 2025,
    round: 'r1-r2',
    quota: 'State quota',
    ranks: `
    college                                                          UR    EWS     BC    EBC    RCG      SC      ST
    anugrah-narayan-magadh-medical-college                        13996  17163  15057  23119  17791  150880       -
    bhagwan-mahavir-institute-of-medical-sciences                 14081  16290  14788  21667  17377  145592       -
    darbhanga-medical-college                                     11020  11443  11855  11978  12565  114497  114012
    employees-state-insurance-corporation-medical-college-bihta   14214  15849  15062  19601  16759  139988   99815
    government-medical-college-purnea                                 -  23236  18692  25034  26154  166595  117034
    indira-gandhi-institute-of-medical-sciences                    7821   8288   7852   9524   8645   94884       -
    jannayak-karpoori-thakur-medical-college-and-hospital             -  22822  19022  25294  25762  166260  168820
    jawaharlal-nehru-medical-college                              13870  15565  14527  17067  16553  146664  131637
    katihar-medical-college                                      131914      -      -      -      -       -       -
    nalanda-medical-college                                       10177  10575  10208  10877   9945  102901       -
    patna-medical-college                                          6255   6451   6428   7643   7189   66881   74474
    `,
  },
  {
    source: 'bihar-ug-2025-r2',
    authority: 'bihar',
    year: 2025,
    round: 'r1-r2',
    quota: 'State quota',
    gender: 'female',
    ranks: `
    college                                                         UR    EWS     BC    EBC      SC      ST
    anugrah-narayan-magadh-medical-college                       11533  18024  17510  25208  165380  157960
    bhagwan-mahavir-institute-of-medical-sciences                15085  16210  17076  23060  165137  169092
    darbhanga-medical-college                                    12082  12299  12298  13173  124755       -
    employees-state-insurance-corporation-medical-college-bihta  14487  16761  15088  23847  167426       -
    government-medical-college-purnea                                -  24175  22946  26919  184259       -
    indira-gandhi-institute-of-medical-sciences                   8111   8590   8947   9915   97376  100741
    jannayak-karpoori-thakur-medical-college-and-hospital            -  22472  22240  27096  182631       -
    jawaharlal-nehru-medical-college                             13520  15911  15012  18050  152112       -
    nalanda-medical-college                                       9962  10336  10859  11805  112334  114359
    patna-medical-college                                         6718   5896   6063   8123   73676       -
    `,
  },
]
