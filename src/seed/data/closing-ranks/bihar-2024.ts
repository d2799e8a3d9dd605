import type { RankList } from './rank-list'

/** Bihar’s seats in 2024, after the first round and after the second: closing all-India ranks, by category of the state. */
export const bihar2024: readonly RankList[] = [
  {
    source: 'bihar-ug-2024-r1',
    authority: 'bihar',
    year: 2024,
    round: 'r1',
    quota: 'State quota',
    ranks: `
    college                                                          UR    EWS     BC    EBC    RCG      SC      ST
    anugrah-narayan-magadh-medical-college                            -  16525  14812  22801  17373  126225       -
    bhagwan-mahavir-institute-of-medical-sciences                 12245  15742  14320  20472  17120  112697       -
    darbhanga-medical-college                                      9687  10575  10203  11902  12782   93368   96000
    employees-state-insurance-corporation-medical-college-bihta   12207  16721  14194  22333  17273  125224  139105
    government-medical-college-purnea                                 -  23419  17910  24620  23692  138760  149392
    indira-gandhi-institute-of-medical-sciences                    6619   8524   7416   8619   9868   85229       -
    jannayak-karpoori-thakur-medical-college-and-hospital             -  19569  16970  24900  23025  137449  145910
    jawaharlal-nehru-medical-college                              12327  14608  12938  14925  14660  109530  106322
    katihar-medical-college                                      156401      -      -      -      -       -       -
    nalanda-medical-college                                        8181   9394   8522  10827  10714   87097       -
    patna-medical-college                                          4610   5727   5761   7217   6997   61416   84334
    `,
  },
  {
    source: 'bihar-ug-2024-r1',
    authority: 'bihar',
    year: 2024,
    round: 'r1',
    quota: 'State quota',
    gender: 'female',
    ranks: `
    college                                                         UR    EWS     BC    EBC      SC      ST
    anugrah-narayan-magadh-medical-college                       13186  17808  17468  23205  127404  156259
    bhagwan-mahavir-institute-of-medical-sciences                12983  17525  16397  23124  111767  143615
    darbhanga-medical-college                                    11361  12143  12001  13726  102905       -
    employees-state-insurance-corporation-medical-college-bihta  13300  17676  16601  17049  110534       -
    government-medical-college-purnea                                -  23772  23610  25667  148537       -
    indira-gandhi-institute-of-medical-sciences                   7259   8768   8355  10403   81938  100382
    jannayak-karpoori-thakur-medical-college-and-hospital            -  22891  20992  24705  142437       -
    jawaharlal-nehru-medical-college                             13310  16270  13905  19211  110062       -
    nalanda-medical-college                                       9395   9620  10252  12280   96293  140929
    patna-medical-college                                         4024   6632   6097   7849   56193       -
    `,
  },
  {
    source: 'bihar-ug-2024-r2',
    authority: 'bihar',
    year: 2024,
    round: 'r1-r2',
    quota: 'State quota',
    ranks: `
    college                                                          UR    EWS     BC    EBC    RCG      SC      ST
    anugrah-narayan-magadh-medical-college                        15519  17627  16799  22787  17786  138188       -
    bhagwan-mahavir-institute-of-medical-sciences                 15415  16987  16113  20223  17237  125224       -
    darbhanga-medical-college                                     11799  12731  12106  12277  13231  114570  106003
    employees-state-insurance-corporation-medical-college-bihta   14774  17027  14721  20890  17273  138760  140340
    government-medical-college-purnea                             11900  24666  18745  25063  23610  147343  149392
    indira-gandhi-institute-of-medical-sciences                    8261   8938   8522   9413  10252   96293       -
    jannayak-karpoori-thakur-medical-college-and-hospital             -  24833  18981  25059  23025  146463  145910
    jawaharlal-nehru-medical-college                              14805  16010  13032  17883  16678  137449  106322
    katihar-medical-college                                      200963      -      -      -      -       -       -
    nalanda-medical-college                                       10255  11710  10540  10912  11525  101009       -
    patna-medical-college                                          6987   8409   7013   7380   7707   80334   84334
    `,
  },
  {
    source: 'bihar-ug-2024-r2',
    authority: 'bihar',
    year: 2024,
    round: 'r1-r2',
    quota: 'State quota',
    gender: 'female',
    ranks: `
    college                                                         UR    EWS     BC    EBC      SC      ST
    anugrah-narayan-magadh-medical-college                       17468  19670  17590  23256  142437  156259
    bhagwan-mahavir-institute-of-medical-sciences                16998  17525  15296  22881  127803  143615
    darbhanga-medical-college                                    12799  13785  13001  13744  126411       -
    employees-state-insurance-corporation-medical-college-bihta  15899  17676  16601  21090  127089       -
    government-medical-college-purnea                                -  25107  22595  25498  165929       -
    indira-gandhi-institute-of-medical-sciences                   9454   9582   8769  11857   91878  100382
    jannayak-karpoori-thakur-medical-college-and-hospital            -  25408  22595  24758  158897       -
    jawaharlal-nehru-medical-college                             15821  18114  14165  19211  143182       -
    nalanda-medical-college                                      10953  11582  11330  12759  105664  140929
    patna-medical-college                                         8383   6983   6876   8720   87818       -
    `,
  },
]
