/**
 * Spice Seas: the ports between Bengal and the Moluccas about 1500. Our own design: 93 provinces, 39 centres, seven powers
 * of three homes, 20 to win.
 *
 * Why it is even: the seven stand in a ring (Burma, Siam, Vietnam, Luzon, Brunei, Java, Malacca, and round again), so that
 * each has two neighbours at its throat and two across a sea. Each has three homes, every one on or a move from the coast
 * (Ava and Phitsanulok alone lie inland); nobody reaches a foreign home with the first move. Of the eighteen neutral
 * centres each power can enter at least three in its first year, and at least two of them no sooner reached by anybody else:
 * Burma Bengal and Tenasserim, Siam Khmer and Patani, Vietnam Hainan and Canton, Luzon Formosa and Ternate, Brunei
 * Banjarmasin and Sulu, Java Bali and Makassar, Malacca Palembang and Aceh; `spice.test.ts` counts this. The landlocked
 * middle (Korat, Champasak, the Shan Hills, the Dayak Country) has no centre, as its like in Europe. The Strait of Malacca,
 * the Natuna Sea and the Karimata Strait are the crossroads: who holds them joins or parts west and east. Kra is the short
 * cut, a province through which fleets pass from the Andaman Sea to the gulf as through a canal. Manila, Demak, Batak and
 * Toraja have two coasts each.
 *
 * In lower case: a way for armies only. All borders follow from the points in `spice.places.data.ts` and the coast line.
 */
export const SPICE = `
TITLE Spice Seas
VICTORY 20
BEGIN SPRING 1500 MOVEMENT

# Bengal, Burma and the hills
Bengal = ben
Arakan = ara
Ava = ava
Pegu = peg
Tenasserim = ten
Shan Hills = sha shan
Yunnan = yun
# Siam and Lan Na
Lan Na = lna chiang+mai
Phitsanulok = phi phits
Ayutthaya = ayu ayuthaya
Korat = kor
Kra = kra
Ligor = lig nakhon
# The peninsula
Kedah = ked
Patani = pat
Pahang = pah
Malacca = mlc melaka mel
# Along the Mekong
Sipsong = sip
Lan Xang = lxa luang+prabang
Champasak = chp
Khmer = khm cambodia angkor
Mekong = mek mekong+delta
# The eastern coast
Hanoi = han thang+long
Thanh Hoa = tha
Hue = hue
Champa = cha vijaya
# China and its islands
Guangxi = gxi
Canton = can
Fukien = fuk fujian
Hainan = hai
Formosa = for taiwan
# Sumatra
Aceh = ace
Batak = bat
Batak (east coast) = bat/ec
Batak (west coast) = bat/wc
Siak = sia
Minangkabau = min minang
Palembang = pal
Lampung = lam
# Java and the lesser Sundas
Banten = btn bantam
Demak = dem
Demak (north coast) = dem/nc
Demak (south coast) = dem/sc
Surabaya = sub tuban
Bali = bal
Flores = flo
Timor = tim
# Borneo
Sukadana = suk
Sarawak = sar
Brunei = bru
Sabah = sab
Kutai = kut
Banjarmasin = bjm
Dayak Country = day dayak
# The Philippines
Cagayan = cag
Manila = mnl luzon?
Manila (west coast) = mnl/wc
Manila (east coast) = mnl/ec
Bicol = bic
Panay = pan
Cebu = ceb
Palawan = plw
Sulu = sul jolo
Maguindanao = mag magindanao
Butuan = but
# Celebes and the spice islands
Makassar = mak
Toraja = tor
Toraja (west coast) = tor/wc
Toraja (east coast) = tor/ec
Manado = mnd
Ternate = ter halmahera
Ambon = amb amboina
Papua = pap
# The western seas
Bay of Bengal = bob bengal+bay
Andaman Sea = and andaman
Nicobar Sea = nic nicobar
Strait of Malacca = stm malacca+strait
Mentawai Sea = men mentawai
Southern Ocean = sio southern indian+ocean
# The gulf and the South China Sea
Gulf of Siam = gos siam gulf+siam
Natuna Sea = nat natuna
Spratly Sea = spr spratlys
Macclesfield Bank = mac macclesfield
Paracel Sea = par paracels
Gulf of Tonkin = ton tonkin gulf+tonkin
China Coast = cao chinacoast
# The eastern seas
Luzon Strait = lus luzon
Philippine Sea = phs philippines
Sibuyan Sea = sib sibuyan
Sulu Sea = sls sulusea
Celebes Sea = cel celebes
Pacific Ocean = pac pacific
Molucca Sea = mol molucca moluccas
Seram Sea = ser seram ceram
# The southern seas
Karimata Strait = kar karimata
Java Sea = jav javasea
Makassar Strait = mks makassar+strait
Bali Sea = bls balisea
Savu Sea = sav savu
Timor Sea = tms timorsea
Banda Sea = ban banda

# Bengal, Burma and the hills
COAST BEN ABUTS ARA AVA BOB
COAST ARA ABUTS AND AVA BEN BOB PEG
LAND AVA ABUTS ARA BEN PEG SHA
COAST PEG ABUTS AND ARA AVA LNA SHA TEN
COAST TEN ABUTS AND ayu KRA PEG PHI
LAND SHA ABUTS AVA LNA PEG SIP YUN
LAND YUN ABUTS GXI HAN SHA SIP
# Siam and Lan Na
LAND LNA ABUTS LXA PEG PHI SHA SIP
LAND PHI ABUTS AYU KOR LNA LXA TEN
COAST AYU ABUTS GOS KHM KOR KRA PHI ten
LAND KOR ABUTS AYU CHP KHM LXA PHI
COAST KRA ABUTS AND AYU GOS KED LIG TEN
COAST LIG ABUTS GOS ked KRA PAT
# The peninsula
COAST KED ABUTS AND KRA lig MLC pat STM
COAST PAT ABUTS GOS ked LIG mlc NAT PAH
COAST PAH ABUTS MLC NAT PAT
COAST MLC ABUTS KAR KED NAT PAH pat STM
# Along the Mekong
LAND SIP ABUTS HAN LNA LXA SHA THA YUN
LAND LXA ABUTS CHP KOR LNA PHI SIP THA
LAND CHP ABUTS CHA HUE KHM KOR LXA MEK THA
COAST KHM ABUTS AYU CHP GOS KOR MEK
COAST MEK ABUTS CHA CHP GOS KHM SPR
# The eastern coast
COAST HAN ABUTS GXI SIP THA TON YUN
COAST THA ABUTS CHP HAN HUE LXA SIP TON
COAST HUE ABUTS CHA CHP PAR THA TON
COAST CHA ABUTS CHP HUE MAC MEK PAR SPR
# China and its islands
COAST GXI ABUTS CAN HAN TON YUN
COAST CAN ABUTS CAO FUK GXI TON
COAST FUK ABUTS CAN CAO
COAST HAI ABUTS CAO PAR TON
COAST FOR ABUTS CAO LUS
# Sumatra
COAST ACE ABUTS bat BAT/EC BAT/WC MEN NIC STM
COAST bat ABUTS ace min sia
COAST BAT/EC ABUTS ACE SIA STM
COAST BAT/WC ABUTS ACE MEN MIN
COAST SIA ABUTS bat BAT/EC KAR min PAL STM
COAST MIN ABUTS bat BAT/WC LAM MEN pal sia
COAST PAL ABUTS KAR LAM min SIA
COAST LAM ABUTS JAV KAR MEN MIN PAL SIO
# Java and the lesser Sundas
COAST BTN ABUTS dem DEM/NC DEM/SC JAV SIO
COAST dem ABUTS btn sub
COAST DEM/NC ABUTS BTN JAV SUB
COAST DEM/SC ABUTS BTN SIO SUB
COAST SUB ABUTS BAL BLS dem DEM/NC DEM/SC JAV SIO
COAST BAL ABUTS BLS FLO SAV SIO SUB
COAST FLO ABUTS BAL BAN BLS SAV
COAST TIM ABUTS BAN SAV TMS
# Borneo
COAST SUK ABUTS BJM DAY JAV KAR NAT SAR
COAST SAR ABUTS BRU DAY NAT SPR SUK
COAST BRU ABUTS DAY kut SAB SAR SPR
COAST SAB ABUTS BRU CEL KUT SLS SPR
COAST KUT ABUTS BJM bru CEL DAY MKS SAB
COAST BJM ABUTS DAY JAV KUT MKS SUK
LAND DAY ABUTS BJM BRU KUT SAR SUK
# The Philippines
COAST CAG ABUTS LUS MAC mnl MNL/EC MNL/WC PHS
COAST mnl ABUTS bic cag
COAST MNL/WC ABUTS BIC CAG MAC SIB
COAST MNL/EC ABUTS BIC CAG PHS
COAST BIC ABUTS mnl MNL/EC MNL/WC PHS SIB
COAST PAN ABUTS SIB SLS
COAST CEB ABUTS PAC PHS SIB SLS
COAST PLW ABUTS MAC SIB SLS SPR
COAST SUL ABUTS BUT CEL MAG SLS
COAST MAG ABUTS BUT CEL PAC SUL
COAST BUT ABUTS MAG PAC SLS SUL
# Celebes and the spice islands
COAST MAK ABUTS BAN BLS MKS tor TOR/EC TOR/WC
COAST tor ABUTS mak mnd
COAST TOR/WC ABUTS MAK MKS MND
COAST TOR/EC ABUTS BAN MAK MND MOL
COAST MND ABUTS CEL MKS MOL tor TOR/EC TOR/WC
COAST TER ABUTS MOL PAC SER
COAST AMB ABUTS BAN MOL SER
COAST PAP ABUTS BAN PAC SER
# The western seas
WATER BOB ABUTS AND ARA BEN NIC
WATER AND ABUTS ARA BOB KED KRA NIC PEG STM TEN
WATER NIC ABUTS ACE AND BOB MEN STM
WATER STM ABUTS ACE AND BAT/EC KAR KED MLC NIC SIA
WATER MEN ABUTS ACE BAT/WC LAM MIN NIC SIO
WATER SIO ABUTS BAL BLS BTN DEM/SC JAV LAM MEN SAV SUB
# The gulf and the South China Sea
WATER GOS ABUTS AYU KHM KRA LIG MEK NAT PAT SPR
WATER NAT ABUTS GOS KAR MLC PAH PAT SAR SPR SUK
WATER SPR ABUTS BRU CHA GOS MAC MEK NAT PLW SAB SAR SLS
WATER MAC ABUTS CAG CHA LUS MNL/WC PAR PLW SIB SLS SPR
WATER PAR ABUTS CAO CHA HAI HUE LUS MAC TON
WATER TON ABUTS CAN CAO GXI HAI HAN HUE PAR THA
WATER CAO ABUTS CAN FOR FUK HAI LUS PAR TON
# The eastern seas
WATER LUS ABUTS CAG CAO FOR MAC PAR PHS
WATER PHS ABUTS BIC CAG CEB LUS MNL/EC PAC SIB
WATER SIB ABUTS BIC CEB MAC MNL/WC PAC PAN PHS PLW SLS
WATER SLS ABUTS BUT CEB CEL MAC PAC PAN PLW SAB SIB SPR SUL
WATER CEL ABUTS KUT MAG MKS MND MOL PAC SAB SLS SUL
WATER PAC ABUTS BAN BUT CEB CEL MAG MOL PAP PHS SER SIB SLS TER
WATER MOL ABUTS AMB BAN CEL MND PAC SER TER TOR/EC
WATER SER ABUTS AMB BAN MOL PAC PAP TER
# The southern seas
WATER KAR ABUTS JAV LAM MLC NAT PAL SIA STM SUK
WATER JAV ABUTS BJM BLS BTN DEM/NC KAR LAM MKS SIO SUB SUK
WATER MKS ABUTS BJM BLS CEL JAV KUT MAK MND TOR/WC
WATER BLS ABUTS BAL BAN FLO JAV MAK MKS SAV SIO SUB
WATER SAV ABUTS BAL BAN BLS FLO SIO TIM TMS
WATER TMS ABUTS BAN SAV TIM
WATER BAN ABUTS AMB BLS FLO MAK MOL PAC PAP SAV SER TIM TMS TOR/EC

BURMA (Burmese:B) ARA AVA PEG
F ARA
A AVA
A PEG

SIAM (Siamese:S) AYU LIG PHI
A AYU
F LIG
A PHI

VIETNAM (Vietnamese:V) HAN HUE THA
A HAN
F HUE
A THA

MALACCA (Malaccan:M) MLC PAH SIA
F MLC
A PAH
F SIA

JAVA (Javanese:J) BTN DEM SUB
F BTN
A DEM
F SUB

BRUNEI (Bruneian:R) BRU SAB SAR
A BRU
F SAB
F SAR

LUZON (Luzonese:L) CAG CEB MNL
F CAG
F CEB
A MNL

UNOWNED ACE AMB BAL BEN BJM CAN CHA FOR HAI KHM LNA LXA MAK PAL PAT SUL TEN TER
`;
