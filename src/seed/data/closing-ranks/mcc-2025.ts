import type { RankList } from './rank-list'

/** The first and the third round of 2025; the list of the third has new allotments only, and their number: closing ranks of the all-India seats, by category. */
export const mcc2025: readonly RankList[] = [
  {
    source: 'mcc-ug-2025-r1',
    authority: 'mcc',
    year: 2025,
    round: 'r1',
    quota: 'All India',
    ranks: `
    college                                                                            Open    EWS    OBC      SC      ST
    agartala-government-medical-college                                               18254  23014  20221  101319  117645
    anugrah-narayan-magadh-medical-college                                            10932  11156  11719   80403  101128
    assam-medical-college                                                             11571  16210  14944   81601   70087
    b-j-medical-college-ahmedabad                                                       889   2677   3089   16367   55767
    baba-raghav-das-medical-college                                                    6053   7783   7479   51272   72634
    bangalore-medical-college-and-research-institute                                   1338   4514   3040   23872   39918
    bankura-sammilani-medical-college                                                 11895  16226  14053   78803  116490
    belagavi-institute-of-medical-sciences                                             7756  12526  11043   75425   65058
    bhagwan-mahavir-institute-of-medical-sciences                                      7883  10796   9787   73828   80676
    darbhanga-medical-college                                                          7873   9039   8947   64358   96744
    diphu-medical-college-and-hospital                                                20448  22629  20668  100279  116747
    dr-br-ambedkar-state-institute-of-medical-sciences                                 4511   7344   5370   52619   70469
    dr-rajendra-prasad-government-medical-college                                      4392   5308   5651   38629   51266
    dr-ram-manohar-lohia-institute-of-medical-sciences                                 3323   3792   4283   31794   56960
    gandhi-medical-college-secunderabad                                                2173   4977   3554   33424   49216
    goa-medical-college                                                                7141  11758  10305   61252   87969
    government-medical-college-and-hospital-chandigarh                                  690   1933   2578   14060   26373
    government-medical-college-doda                                                   17315  19321  19533  101256   56076
    government-medical-college-jammu                                                   6719  10524   9019   56849   48602
    government-medical-college-kanker                                                 18309  19977  18938   97250  119386
    government-medical-college-kottayam                                                2172  13677   2835   47034   96851
    government-medical-college-miraj                                                  10401  14254  11881   79887  101407
    government-medical-college-nizamabad                                              15751  17052  16908   80061   59713
    government-medical-college-purnea                                                 14469  15767  16723   96494  116925
    government-medical-college-ratlam                                                 10378  13505  11364   76823   94834
    government-td-medical-college-alappuzha                                            3414  15032   3940   51931  113270
    guntur-medical-college                                                             5030   9219   7898   43238   71488
    guru-gobind-singh-medical-college                                                  6757  11442   9590   57502   96892
    indira-gandhi-institute-of-medical-sciences                                        4482   5477   5180   48808   79981
    indira-gandhi-medical-college                                                      2882   3786   3947   26969   56136
    jannayak-karpoori-thakur-medical-college-and-hospital                             14249  17199  15293   93794  112881
    jawaharlal-nehru-medical-college                                                   9419  11716  10456   74652   99704
    jhalawar-medical-college                                                           5730   7948   6634   47963   59107
    kalpana-chawla-government-medical-college                                          4879   7844   6679   38201       -
    kilpauk-medical-college                                                            1758  14863   2383   18270   68755
    m-p-shah-medical-college                                                           5864   7699   7018   52210   71259
    madras-medical-college                                                              695   3168    920    6518   50544
    mahatma-gandhi-memorial-medical-college-indore                                     4185   6389   5686   37624   55468
    maulana-azad-medical-college                                                        103    789    381    5218    5543
    medical-college-and-hospital-kolkata                                               2714   5183   5022   19710   70328
    nalanda-medical-college                                                            6106   6711   7268   57846   83513
    pandit-bhagwat-dayal-sharma-post-graduate-institute-of-medical-sciences            3756   5562   4592   35791   70969
    pandit-jawaharlal-nehru-memorial-medical-college                                   6949  11214   9870   58783   90844
    pandit-raghunath-murmu-medical-college-and-hospital                               13201  15632  15728   71941  130285
    patna-medical-college                                                              3797   5254   4258   41551   71068
    rajendra-institute-of-medical-sciences                                             4515   6622   5315   61029   83756
    sawai-man-singh-medical-college                                                    1174   1892   1656   13827   12960
    seth-gs-medical-college-and-kem-hospital                                            868   4157   3140   13389   49964
    siddhartha-medical-college                                                        10160  13471  13485   36798   92240
    soban-singh-jeena-government-institute-of-medical-science-and-research            11917  13273  14052   78931   96534
    srirama-chandra-bhanja-medical-college                                             2618   4961   4882   34846   91819
    tirunelveli-medical-college                                                        5527  20871   6468   31919  119888
    tomo-riba-institute-of-health-and-medical-sciences                                19272  21264  21275   98597  109278
    university-college-of-medical-sciences                                              559   1168   1167    8538   13646
    vardhman-mahavir-medical-college-and-safdarjung-hospital                            132    693    232    2934    7556
    veer-chandra-singh-garhwali-government-institute-of-medical-science-and-research   9965  12685  12509   71513   93060
    `,
  },
  {
    source: 'mcc-ug-2025-r1',
    authority: 'mcc',
    year: 2025,
    round: 'r1',
    quota: 'Open Seat (AIIMS, JIPMER, central)',
    ranks: `
    college            Open   EWS   OBC     SC     ST
    aiims-bathinda     1733  2999  2369  19176  36036
    aiims-bhubaneswar   706  2259  1481   6034  14786
    aiims-deoghar      3164  4493  3784  28136  51396
    aiims-guwahati     3177  5310  4063  30794  54984
    aiims-jodhpur       392  1153   766   6920   7353
    aiims-kalyani      2276  4292  3406  17433  48654
    aiims-madurai      3597  6467  4627  33807  55735
    aiims-mangalagiri  1357  4369  2520  15527  31007
    aiims-new-delhi      48   254   206    644   1405
    aiims-patna        1537  2988  2132  14209  28862
    aiims-raipur       1235  2621  1914  12231  22885
    aiims-rajkot       1997  3215  2998  21306  39706
    `,
  },
  {
    source: 'mcc-ug-2025-r3',
    authority: 'mcc',
    year: 2025,
    round: 'r3',
    quota: 'All India',
    ranks: `
    college                                                                               Open      EWS       OBC        SC        ST
    agartala-government-medical-college                                                25191/3  27007/1   25825/4  136300/3  161029/2
    andaman-and-nicobar-islands-institute-of-medical-sciences                          24933/4  29264/2   26172/5  136392/3  162177/2
    anugrah-narayan-magadh-medical-college                                             15963/6        -   16796/4  104706/1  119132/1
    assam-medical-college                                                              21289/6        -   21963/3  121892/3         -
    b-j-medical-college-ahmedabad                                                            -   3714/1    5015/5         -   73018/1
    baba-raghav-das-medical-college                                                    11526/8  12710/2   12326/5   90834/3  104924/2
    bangalore-medical-college-and-research-institute                                    1549/1   7252/1    5352/1   42980/1         -
    bankura-sammilani-medical-college                                                  20819/5  21810/1   22143/5  127450/3  140230/2
    belagavi-institute-of-medical-sciences                                             15950/5  20730/1   18008/4  112527/2  122194/1
    bhagwan-mahavir-institute-of-medical-sciences                                      14959/5  17274/1   16726/5  109731/2  117034/2
    darbhanga-medical-college                                                          11898/2        -   12080/1  110777/1  119066/1
    diphu-medical-college-and-hospital                                                 25615/6  26545/1   25779/3  135563/2  158458/1
    dr-rajendra-prasad-government-medical-college                                       6983/1  10086/1    8273/1         -         -
    dr-ram-manohar-lohia-institute-of-medical-sciences                                  6184/6   6389/1    6814/3   42380/1         -
    gandhi-medical-college-secunderabad                                                 2909/2   7253/1    7999/2         -         -
    goa-medical-college                                                                12994/6  20327/2   16989/3  101960/4  125649/2
    government-medical-college-and-hospital-chandigarh                                       -        -    3556/1         -         -
    government-medical-college-doda                                                    21995/3  22948/1   22796/3  126944/2  132128/1
    government-medical-college-jammu                                                   10820/3        -   11301/2   85589/1         -
    government-medical-college-kanker                                                  23992/6  26727/2   24614/4  120613/2  142016/1
    government-medical-college-kottayam                                                 7279/2        -    8485/2  107132/1  125638/1
    government-medical-college-miraj                                                  18644/10  23078/2   20015/6  108012/3  132096/3
    government-medical-college-nizamabad                                               22448/6        -   22818/3  110438/1         -
    government-medical-college-purnea                                                  17514/1  23353/1   20338/4  115420/1  136153/1
    government-medical-college-ratlam                                                  13959/5        -         -   91920/1         -
    government-td-medical-college-alappuzha                                             9926/4  27979/3   10269/2  122876/3         -
    guntur-medical-college                                                             12681/2  22094/2   17454/5   30228/1   88802/1
    guru-gobind-singh-medical-college                                                 14394/12  19128/3  17173/10  102180/3  122656/3
    indira-gandhi-institute-of-medical-sciences                                         8317/4   8631/1    8853/2   96049/2         -
    indira-gandhi-medical-college                                                       6571/6   7676/1    7698/3   45401/1         -
    jannayak-karpoori-thakur-medical-college-and-hospital                              20091/3  23287/2   20887/3  113844/1         -
    jawaharlal-nehru-medical-college                                                   15293/5        -   15741/2  111142/3  114020/1
    jhalawar-medical-college                                                          10360/10  11593/1   10614/4   76687/4   75686/1
    kalpana-chawla-government-medical-college                                           9358/3        -   10779/2   78519/1         -
    kilpauk-medical-college                                                             9114/6  25599/3   12033/5   56483/3  119660/1
    m-p-shah-medical-college                                                            9171/6  11923/3    9667/1   81494/3   89872/1
    madras-medical-college                                                                   -   6861/1         -         -         -
    mahatma-gandhi-memorial-medical-college-indore                                     7866/10        -    9789/5   72380/1         -
    medical-college-and-hospital-kolkata                                                     -   7487/1    8754/2   50338/1         -
    nalanda-medical-college                                                            10728/7        -         -  100279/1  112881/2
    pandit-bhagwat-dayal-sharma-post-graduate-institute-of-medical-sciences             7588/5        -    9920/3         -         -
    pandit-jawaharlal-nehru-memorial-medical-college                                   15581/7        -   16124/5         -         -
    pandit-raghunath-murmu-medical-college-and-hospital                                21208/3  23638/1         -  111524/3  146965/1
    patna-medical-college                                                               6597/5   6821/1         -   98679/3         -
    rajendra-institute-of-medical-sciences                                              8595/4   8785/1         -   89481/2         -
    sawai-man-singh-medical-college                                                     2531/1        -         -   32890/1         -
    seth-gs-medical-college-and-kem-hospital                                                 -   5545/1         -         -   85260/1
    siddhartha-medical-college                                                         17827/4  25604/2   20746/4   96639/2  137271/2
    soban-singh-jeena-government-institute-of-medical-science-and-research             18046/5  21083/1   19180/4   99903/1  122242/1
    srirama-chandra-bhanja-medical-college                                              7227/2        -    7351/1         -  119728/1
    tirunelveli-medical-college                                                        12754/5  28311/4   13994/2  108362/3  153183/2
    tomo-riba-institute-of-health-and-medical-sciences                                 25813/5        -   25985/3  136445/2         -
    university-college-of-medical-sciences                                                   -        -    2106/1   14605/1         -
    veer-chandra-singh-garhwali-government-institute-of-medical-science-and-research   16097/7        -   18711/5  103917/3  114844/1
    zoram-medical-college                                                              26055/4  29724/1   26060/1  134896/1  160582/1
    `,
  },
  {
    source: 'mcc-ug-2025-r3',
    authority: 'mcc',
    year: 2025,
    round: 'r3',
    quota: 'Open Seat (AIIMS, JIPMER, central)',
    ranks: `
    college              Open      EWS      OBC       SC       ST
    aiims-bathinda          -        -   2482/1        -        -
    aiims-bhubaneswar   785/1        -        -        -  23884/1
    aiims-deoghar      4159/6   5523/2  4753/11  36880/2  61580/3
    aiims-guwahati     4420/8   5873/2   5382/5  31499/1  65016/1
    aiims-jodhpur           -        -        -        -   7835/1
    aiims-kalyani           -   5254/1   4442/4        -  54614/1
    aiims-madurai      7143/9  12057/3   8617/5  47357/3  70969/2
    aiims-patna        1939/3        -   2705/3        -  45416/1
    aiims-rajkot       3254/3        -   3406/2  35068/2  53569/1
    `,
  },
]
