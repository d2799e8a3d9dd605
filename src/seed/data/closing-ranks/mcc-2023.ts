import type { RankList } from './rank-list'

/** The first and the third round of 2023: closing ranks of the all-India seats, by category. */
export const mcc2023: readonly RankList[] = [
  {
    source: 'mcc-ug-2023-r1',
    authority: 'mcc',
    year: 2023,
    round: 'r1',
    quota: 'All India',
    ranks: `
    college                                                                            Open    EWS    OBC     SC      ST
    agartala-government-medical-college                                               16252  18348  17824  93484  103448
    andaman-and-nicobar-islands-institute-of-medical-sciences                         14328  17050  17642  89497  113099
    anugrah-narayan-magadh-medical-college                                             9968  10665  10615  70513  108579
    assam-medical-college                                                             10272  14373  13961  74996   83947
    b-j-medical-college-ahmedabad                                                       714   2079   2345  22657   25092
    baba-raghav-das-medical-college                                                    5284   6880   6630  50313   78296
    bangalore-medical-college-and-research-institute                                   1337   3279   2998  11677   29335
    bankura-sammilani-medical-college                                                 10417  10918  12407  68426  122647
    belagavi-institute-of-medical-sciences                                             3894  11721  10575  64703   78297
    bhagwan-mahavir-institute-of-medical-sciences                                      8081   8718   9556  41877       -
    darbhanga-medical-college                                                          7219   8346   7959  52594  100643
    diphu-medical-college-and-hospital                                                17889  19703  18287  90523  128828
    dr-br-ambedkar-state-institute-of-medical-sciences                                 4540   5831   7307  41045   65636
    dr-rajendra-prasad-government-medical-college                                      4422   6211   6984  47739   60536
    dr-ram-manohar-lohia-institute-of-medical-sciences                                 2705   3885   4010  36026   68008
    gandhi-medical-college-secunderabad                                                2225   5580   4581  30088   45651
    goa-medical-college                                                                6698   9947   9468  58617   84841
    government-medical-college-and-hospital-chandigarh                                  544   1266   1634  13546   24316
    government-medical-college-doda                                                   16744  19001  17935  82791  122750
    government-medical-college-jammu                                                   7561  10499  10301  62993   94310
    government-medical-college-kanker                                                 15008  17441  15731  84488  124152
    government-medical-college-kottayam                                                2287  11683   3991  51286  100980
    government-medical-college-miraj                                                  10736  13414  11693  71669  111591
    government-medical-college-nizamabad                                              15600  17546  17075  89636   53543
    government-medical-college-purnea                                                 14810  15453  15694  79804  126606
    government-medical-college-ratlam                                                 10426  11430  11805  74846   85934
    government-td-medical-college-alappuzha                                            4090  13598   4948  70315  116985
    guntur-medical-college                                                             6503   8196  11566  48591   68891
    guru-gobind-singh-medical-college                                                  6356   8627   8727  60089   85826
    indira-gandhi-institute-of-medical-sciences                                        3927   6434   4913  40683   96878
    indira-gandhi-medical-college                                                      2667   4508   4287  34032   44838
    jannayak-karpoori-thakur-medical-college-and-hospital                             12597  14693  13640  85122  114303
    jawaharlal-nehru-medical-college                                                   9403   9473  10144  63525   94277
    jhalawar-medical-college                                                           5917   7239   7200  45306   61838
    kalpana-chawla-government-medical-college                                          6436   8120   8404  57577   93105
    kilpauk-medical-college                                                            3495   9659   4379  18152  103732
    lady-hardinge-medical-college                                                       485   1620   1124   9328    8039
    m-p-shah-medical-college                                                           5471   6750   6922  50214   84602
    madras-medical-college                                                              747   3911   1165   9393   55138
    mahatma-gandhi-memorial-medical-college-indore                                     3711   5007   5619  31069   46687
    maulana-azad-medical-college                                                         85    321    397   1225    3171
    medical-college-and-hospital-kolkata                                               2103   4593   3961  14792   57498
    nalanda-medical-college                                                            5864   7587   6317  50513   93124
    pandit-bhagwat-dayal-sharma-post-graduate-institute-of-medical-sciences            4588   6961   6850  49037   82959
    pandit-jawaharlal-nehru-memorial-medical-college                                   6294   8354   9062  57200   87602
    pandit-raghunath-murmu-medical-college-and-hospital                               14107  15615  16277  71500  116287
    patna-medical-college                                                              3042   4782   4589  36493   72130
    rajendra-institute-of-medical-sciences                                             4964   6903   5829  46603   82490
    sawai-man-singh-medical-college                                                    1057   2013   1884  18444   14079
    seth-gs-medical-college-and-kem-hospital                                            656   2856   2879  14361   15397
    siddhartha-medical-college                                                        10469  11991  14678  66402   76021
    soban-singh-jeena-government-institute-of-medical-science-and-research            10498  14522  12861  74427  112166
    srirama-chandra-bhanja-medical-college                                             3202   5549   4368  36778   69125
    tirunelveli-medical-college                                                        7979  16909  10396  53240  125346
    tomo-riba-institute-of-health-and-medical-sciences                                16918      -  18676  83800       -
    university-college-of-medical-sciences                                              304    440    806   3246    6716
    vardhman-mahavir-medical-college-and-safdarjung-hospital                            107    338    461   2084    3252
    veer-chandra-singh-garhwali-government-institute-of-medical-science-and-research  10043  11826  12406  73781  109748
    zoram-medical-college                                                             17921  20895  19130  98588  111423
    `,
  },
  {
    source: 'mcc-ug-2023-r1',
    authority: 'mcc',
    year: 2023,
    round: 'r1',
    quota: 'Open Seat (AIIMS, JIPMER, central)',
    ranks: `
    college            Open   EWS   OBC     SC     ST
    aiims-bathinda     1762  3428  2886  22191  50988
    aiims-bhubaneswar   491  1617  1017   6199  17653
    aiims-bibinagar    2512  4359  4097  27797  50017
    aiims-deoghar      3654  4609  4474  38571  67906
    aiims-guwahati     3839  5522  4753  37989  53025
    aiims-jodhpur       497  1082  1050   6075  11350
    aiims-kalyani      1985  4044  3648  21852  55567
    aiims-madurai      4377  6549  5254  40087  66942
    aiims-mangalagiri  1720  3033  3153  21762  42236
    aiims-new-delhi      57   223   255    989   1624
    aiims-patna        1417  2239  2085  15079  39688
    aiims-raipur       1180  2386  1961  11503  26011
    aiims-rajkot       2340  3717  3614  24835  52182
    jipmer-puducherry  2770  5707  3912  29840  47860
    `,
  },
  {
    source: 'mcc-ug-2023-r3',
    authority: 'mcc',
    year: 2023,
    round: 'r3',
    quota: 'All India',
    ranks: `
    college                                                                            Open    EWS    OBC      SC      ST
    agartala-government-medical-college                                               21742  23648  22435  111081  152430
    andaman-and-nicobar-islands-institute-of-medical-sciences                         21195  23411  22704  115951  151143
    anugrah-narayan-magadh-medical-college                                            13640  15487  14245   99656  125463
    assam-medical-college                                                             17937  18290  19102   99770   83947
    b-j-medical-college-ahmedabad                                                       714   4406   3764   22657   59617
    baba-raghav-das-medical-college                                                    9229  10262  10201   71989   92340
    bangalore-medical-college-and-research-institute                                   1334   5680   4070   11677   60926
    bankura-sammilani-medical-college                                                 15037  15435  15969  103151  136665
    belagavi-institute-of-medical-sciences                                             3894  16920  16167   66525  100096
    bhagwan-mahavir-institute-of-medical-sciences                                     12993  15668  13659   41877  122641
    darbhanga-medical-college                                                         10684   9593  10990   87165  119470
    diphu-medical-college-and-hospital                                                21675  22035  21857  110837  148968
    dr-br-ambedkar-state-institute-of-medical-sciences                                10235  12005  11968   87749  120186
    dr-rajendra-prasad-government-medical-college                                      5928   6211   8727   59598   88378
    dr-ram-manohar-lohia-institute-of-medical-sciences                                 4921   5686   5746   50982   81090
    gandhi-medical-college-secunderabad                                                2975   5580   8553   28720   45651
    goa-medical-college                                                               12020  16436  13925   95173   97384
    government-medical-college-and-hospital-chandigarh                                  635   2735   1787   14584   24316
    government-medical-college-doda                                                   18660  20973  20103  102654  139957
    government-medical-college-jammu                                                  12177  12432  13687   70874  113215
    government-medical-college-kanker                                                 19892  21279  20568  112231  145879
    government-medical-college-kottayam                                                6284  20012   7594  101647  132020
    government-medical-college-miraj                                                  15775  16399  16085   96676  123513
    government-medical-college-nizamabad                                              19608  20123  19759  112362   53543
    government-medical-college-purnea                                                 17490  18887  18100  109110  128638
    government-medical-college-ratlam                                                 13857  15599  14062   89787  102668
    government-td-medical-college-alappuzha                                            9091  20108  10318  113430  125266
    guntur-medical-college                                                            12089  15006  17941   88282  122768
    guru-gobind-singh-medical-college                                                 11346  14447  14163   83107  108495
    indira-gandhi-institute-of-medical-sciences                                        5122   7587   5996   79886  103840
    indira-gandhi-medical-college                                                      4805   7897   5988   61305   84039
    jannayak-karpoori-thakur-medical-college-and-hospital                             15611  17916  17427  109785  123554
    jawaharlal-nehru-medical-college                                                  13553  15068  13681   97352  118647
    jhalawar-medical-college                                                           9744  11024  10013   76647   88853
    kalpana-chawla-government-medical-college                                          9909  12111  11799   85712  121426
    kilpauk-medical-college                                                           10685  12696  12943   74003  107416
    lady-hardinge-medical-college                                                       627   1620   1338   14770    8039
    m-p-shah-medical-college                                                           9687  10343  10219   78971   96000
    madras-medical-college                                                             1585   5158   1165    9393   90658
    mahatma-gandhi-memorial-medical-college-indore                                     5637  10070   7984   71685   83576
    maulana-azad-medical-college                                                         87    327    404    1225    3171
    medical-college-and-hospital-kolkata                                               3139   5187   5427   47296   57498
    nalanda-medical-college                                                            8852  10074   9475   83526  114751
    pandit-bhagwat-dayal-sharma-post-graduate-institute-of-medical-sciences            5554   7154   8832   49037  111501
    pandit-jawaharlal-nehru-memorial-medical-college                                  11290  12261  13245   90839  114713
    pandit-raghunath-murmu-medical-college-and-hospital                               19886  21980  20397  113684  148233
    patna-medical-college                                                              3768   5156   5769   36493   77044
    rajendra-institute-of-medical-sciences                                             6652   8625   7273   51657  102993
    sawai-man-singh-medical-college                                                    2130   2013   1927   18444   14079
    seth-gs-medical-college-and-kem-hospital                                            737   2937   5563   14937   15397
    siddhartha-medical-college                                                        16784  20219  18926  103109  126126
    soban-singh-jeena-government-institute-of-medical-science-and-research            15827  19220  17330   94148  126233
    srirama-chandra-bhanja-medical-college                                             6760   8735   6792   56468   69125
    tirunelveli-medical-college                                                       11969  23725  14986  111964  149856
    tomo-riba-institute-of-health-and-medical-sciences                                22104      -  22136  119395       -
    university-college-of-medical-sciences                                              559    440   1370    3345    6716
    vardhman-mahavir-medical-college-and-safdarjung-hospital                            113    395    468    2084    3252
    veer-chandra-singh-garhwali-government-institute-of-medical-science-and-research  15224  17170  16361   95639  113545
    zoram-medical-college                                                             22536  24425  22728  122583  111423
    `,
  },
  {
    source: 'mcc-ug-2023-r3',
    authority: 'mcc',
    year: 2023,
    round: 'r3',
    quota: 'Open Seat (AIIMS, JIPMER, central)',
    ranks: `
    college            Open   EWS   OBC     SC     ST
    aiims-bathinda     1973  3959  3004  23271  55959
    aiims-bhubaneswar   603  1712  1065   6720  20333
    aiims-bibinagar    2811  4472  4644  29619  50017
    aiims-deoghar      4732  5167  4777  42628  74873
    aiims-guwahati     4848  6204  5358  42968  54941
    aiims-jodhpur       534  1082  1086   6225  11350
    aiims-kalyani      2176  4657  3848  24985  55567
    aiims-madurai      6806  8472  7901  52252  90498
    aiims-mangalagiri  1729  3033  3528  21762  42236
    aiims-new-delhi      57   258   255    989   1624
    aiims-patna        1944  2826  2308  18327  36699
    aiims-raipur       1369  2732  2022  11503  26011
    aiims-rajkot       3259  4556  4013  31579  52182
    jipmer-puducherry  5605  9173  8026  60495  75587
    `,
  },
]
