import type { RankList } from './rank-list'

/** The first round of 2022: closing ranks of the all-India seats, by category. */
export const mcc2022: readonly RankList[] = [
  {
    source: 'mcc-ug-2022-r1',
    authority: 'mcc',
    year: 2022,
    round: 'r1',
    quota: 'All India',
    ranks: `
    college                                                                            Open    EWS    OBC     SC      ST
    agartala-government-medical-college                                               14566  17357  16590  69450  115023
    andaman-and-nicobar-islands-institute-of-medical-sciences                         11066  14169  16535  76379   94360
    anugrah-narayan-magadh-medical-college                                             8555  11431  10019  58356  103420
    assam-medical-college                                                             10967  12922  13243  66969  101454
    b-j-medical-college-ahmedabad                                                       630   1579   2036  13912   34545
    baba-raghav-das-medical-college                                                    5315   6555   7187  54212   72179
    bangalore-medical-college-and-research-institute                                   1147   3357   2741  27201   11984
    bankura-sammilani-medical-college                                                 10087  12377  11964  66312  110550
    belagavi-institute-of-medical-sciences                                             6873  12647  11163  61262   75388
    bhagwan-mahavir-institute-of-medical-sciences                                      7793  10905   8534  32001   90902
    darbhanga-medical-college                                                          6642   8043   8087  51550   92001
    diphu-medical-college-and-hospital                                                15669  17395  16696  82047  109305
    dr-br-ambedkar-state-institute-of-medical-sciences                                 4845   6632   8068  47255   78001
    dr-rajendra-prasad-government-medical-college                                      4558   5040   5949  45037   66722
    dr-ram-manohar-lohia-institute-of-medical-sciences                                 2179   3185   3710  36588   38480
    gandhi-medical-college-secunderabad                                                2264   4277   3854  27495   37901
    goa-medical-college                                                                5832   9190   9403  58525   94401
    government-medical-college-and-hospital-chandigarh                                  313   1006   1508   4831   17953
    government-medical-college-doda                                                   16564  18452  17783  88332  107237
    government-medical-college-jammu                                                   8229  11607  11291  65480   80614
    government-medical-college-kanker                                                 13592  16044  15508  78418  112783
    government-medical-college-kottayam                                                3054   8612   4041  56404   96046
    government-medical-college-miraj                                                  10612  12461  11352  68628  104185
    government-medical-college-nizamabad                                              15126  15810  15482  70575   75893
    government-medical-college-ratlam                                                  9660  10858  11329  61513   89460
    government-td-medical-college-alappuzha                                            4757  10205   5950  67155  104892
    guntur-medical-college                                                             7804  11359  10329  47232   85048
    guru-gobind-singh-medical-college                                                  5614   7827   8350  51204   96109
    indira-gandhi-institute-of-medical-sciences                                        4157   5605   4907  37300   74611
    indira-gandhi-medical-college                                                      2174   2507   3697  28430   43184
    jannayak-karpoori-thakur-medical-college-and-hospital                             12619  12708  13522  70548  111624
    jawaharlal-nehru-medical-college                                                   8100  10488   9409  60020   96193
    jhalawar-medical-college                                                           5664   6564   6144  39297   58949
    kalpana-chawla-government-medical-college                                          7377   8288   9913  53697  101993
    kilpauk-medical-college                                                            2802   9902   4021  37594   76076
    lady-hardinge-medical-college                                                       517    935   1022  12710   15138
    m-p-shah-medical-college                                                           4924   7025   6810  48191   67960
    madras-medical-college                                                              797   3951   1294  12027   60787
    mahatma-gandhi-memorial-medical-college-indore                                     3649   5448   5599  44997   72263
    maulana-azad-medical-college                                                         91    311    312   1573    3385
    medical-college-and-hospital-kolkata                                               1646   3251   2792  18762   62264
    nalanda-medical-college                                                            5646   6989   6428  44112   84250
    pandit-bhagwat-dayal-sharma-post-graduate-institute-of-medical-sciences            4811   6571   7250  48233   84032
    pandit-jawaharlal-nehru-memorial-medical-college                                   6178   8746   8048  44168   47123
    pandit-raghunath-murmu-medical-college-and-hospital                               13611  15321  15061  67420  118831
    patna-medical-college                                                              3005   3970   3925  34183   50703
    rajendra-institute-of-medical-sciences                                             4953   6283   5978  43007   65949
    sawai-man-singh-medical-college                                                     829   1518   1440  13843   16234
    seth-gs-medical-college-and-kem-hospital                                            697   2086   2691  18045   56190
    siddhartha-medical-college                                                        10840  14822  12785  63933   86807
    soban-singh-jeena-government-institute-of-medical-science-and-research            11094  13948  13246  65155  109955
    srirama-chandra-bhanja-medical-college                                             2477   6189   4059  33752   83714
    tirunelveli-medical-college                                                        8299  13866  10799  59567  109043
    tomo-riba-institute-of-health-and-medical-sciences                                14630  16295  15544  69239  108198
    university-college-of-medical-sciences                                              191    602    467   3227    5602
    vardhman-mahavir-medical-college-and-safdarjung-hospital                            129    349    393   1964    3702
    veer-chandra-singh-garhwali-government-institute-of-medical-science-and-research   9353  10690  12268  64268   97317
    zoram-medical-college                                                             16049  18400  16949  84862  119545
    `,
  },
  {
    source: 'mcc-ug-2022-r1',
    authority: 'mcc',
    year: 2022,
    round: 'r1',
    quota: 'Open Seat (AIIMS, JIPMER, central)',
    ranks: `
    college            Open   EWS   OBC     SC     ST
    aiims-bathinda     1920  2776  2645  26023  47441
    aiims-bhubaneswar   564  1741  1413   7825  25410
    aiims-bibinagar    2866  4254  4480  35651  56463
    aiims-deoghar      4010  4918  4961  40453  70278
    aiims-guwahati     4073  6002  5374  42818  65153
    aiims-jodhpur       569  1140  1051   7719  14765
    aiims-kalyani      2783  3981  4222  29315  64962
    aiims-madurai      4737  6407  5866  44363  71430
    aiims-mangalagiri  2383  3498  3530  31673  47155
    aiims-new-delhi      55   195   242    965   3087
    aiims-patna        1461  2151  2206  22309  45041
    aiims-raipur       1052  2230  2153  18715  34173
    aiims-rajkot       2790  4061  3678  28813  47365
    jipmer-puducherry  2571  5192  3536  30785  57541
    `,
  },
]
