import type { ZoneNames } from '@/domain/time/zonedTime';

/**
 * The names of time zones that Microsoft's programs send: one line a zone, first the IANA name that every runtime knows,
 * then Windows' name as in CLDR's `windowsZones` (of the territory 001; a test compares both), what the zone is called
 * in lists, in English and German, and names that Windows has dropped or never had but calendars still send. Left out are
 * `Mid-Atlantic Standard Time` and `Kamchatka Standard Time`, which have a summer time that no place keeps, and names that
 * several zones share.
 */
const ZONE_NAMES = `
Africa/Cairo|Egypt Standard Time|Cairo|Kairo
Africa/Casablanca|Morocco Standard Time|Casablanca
Africa/Johannesburg|South Africa Standard Time|Harare, Pretoria
Africa/Juba|South Sudan Standard Time|Juba|Dschuba
Africa/Khartoum|Sudan Standard Time|Khartoum|Khartum
Africa/Lagos|W. Central Africa Standard Time|West Central Africa|West-Zentralafrika|Westliches Zentralafrika
Africa/Nairobi|E. Africa Standard Time|Nairobi
Africa/Sao_Tome|Sao Tome Standard Time|Sao Tome|São Tomé
Africa/Tripoli|Libya Standard Time|Tripoli|Tripolis
Africa/Windhoek|Namibia Standard Time|Windhoek|Windhuk
America/Adak|Aleutian Standard Time|Aleutian Islands|Aleuten-Inseln|Aleuten
America/Anchorage|Alaskan Standard Time|Alaska
America/Araguaina|Tocantins Standard Time|Araguaina|Araguaína
America/Asuncion|Paraguay Standard Time|Asuncion|Asunción
America/Bahia|Bahia Standard Time|Salvador
America/Bogota|SA Pacific Standard Time|Bogota, Lima, Quito, Rio Branco|Bogota, Lima, Quito|Bogotá, Lima, Quito, Rio Branco|S.A. Pacific Standard Time
America/Buenos_Aires|Argentina Standard Time|City of Buenos Aires|Buenos Aires|Buenos Aires Stadt|Stadt Buenos Aires|America/Argentina/Buenos_Aires
America/Cancun|Eastern Standard Time (Mexico)|Chetumal
America/Caracas|Venezuela Standard Time|Caracas
America/Cayenne|SA Eastern Standard Time|Cayenne, Fortaleza|S.A. Eastern Standard Time
America/Chicago|Central Standard Time|Central Time (US & Canada)|Central Time (US and Canada)|Central Time (USA und Kanada)|Central Time (USA & Kanada)|Central Time (US & Kanada)
America/Cuiaba|Central Brazilian Standard Time|Cuiaba|Cuiabá
America/Denver|Mountain Standard Time|Mountain Time (US & Canada)|Mountain Time (US and Canada)|Mountain Time (USA und Kanada)|Mountain Time (USA & Kanada)|Mountain Time (US & Kanada)
America/Godthab|Greenland Standard Time|Greenland|Grönland|America/Nuuk
America/Grand_Turk|Turks And Caicos Standard Time|Turks and Caicos|Turks- und Caicosinseln
America/Guatemala|Central America Standard Time|Central America|Mittelamerika|Zentralamerika
America/Halifax|Atlantic Standard Time|Atlantic Time (Canada)|Atlantik-Zeit (Kanada)|Atlantic (Kanada)
America/Havana|Cuba Standard Time|Havana|Havanna
America/Indianapolis|US Eastern Standard Time|Indiana (East)|Indiana (Ost)|U.S. Eastern Standard Time|America/Indiana/Indianapolis
America/La_Paz|SA Western Standard Time|Georgetown, La Paz, Manaus, San Juan|S.A. Western Standard Time
America/Los_Angeles|Pacific Standard Time|Pacific Time (US & Canada)|Pacific Time (US and Canada)|Pacific Time (US & Canada); Tijuana|Pacific Time (USA und Kanada)|Pacific Time (USA & Kanada)|Pacific Time (US & Kanada)
America/Mazatlan|Mountain Standard Time (Mexico)|Chihuahua, La Paz, Mazatlan|La Paz, Mazatlan|Chihuahua, La Paz, Mazatlán|La Paz, Mazatlán|Mazatlan|Mexico Standard Time 2|Chihuahua, La Paz, Mazatlan - Old|Chihuahua, La Paz, Mazatlan - New
America/Mexico_City|Central Standard Time (Mexico)|Guadalajara, Mexico City, Monterrey|Guadalajara, Mexiko-Stadt, Monterrey|Mexico Standard Time|Guadalajara, Mexico City, Monterrey - Old|Guadalajara, Mexico City, Monterrey - New
America/Miquelon|Saint Pierre Standard Time|Saint Pierre and Miquelon|St. Pierre und Miquelon|Saint-Pierre und Miquelon
America/Montevideo|Montevideo Standard Time|Montevideo
America/New_York|Eastern Standard Time|Eastern Time (US & Canada)|Eastern Time (US and Canada)|Eastern Time (USA und Kanada)|Eastern Time (USA & Kanada)|Eastern Time (US & Kanada)
America/Phoenix|US Mountain Standard Time|Arizona|U.S. Mountain Standard Time
America/Port-au-Prince|Haiti Standard Time|Haiti
America/Punta_Arenas|Magallanes Standard Time|Punta Arenas
America/Regina|Canada Central Standard Time|Saskatchewan
America/Santiago|Pacific SA Standard Time|Santiago
America/Sao_Paulo|E. South America Standard Time|Brasilia|Brasília
America/St_Johns|Newfoundland Standard Time|Newfoundland|Neufundland
America/Tijuana|Pacific Standard Time (Mexico)|Baja California|Tijuana, Baja California|Niederkalifornien
America/Whitehorse|Yukon Standard Time|Yukon
Asia/Amman|Jordan Standard Time|Amman
Asia/Baghdad|Arabic Standard Time|Baghdad|Bagdad
Asia/Baku|Azerbaijan Standard Time|Baku
Asia/Bangkok|SE Asia Standard Time|Bangkok, Hanoi, Jakarta|S.E. Asia Standard Time
Asia/Barnaul|Altai Standard Time|Barnaul, Gorno-Altaysk|Barnaul, Gorno-Altaisk
Asia/Beirut|Middle East Standard Time|Beirut
Asia/Bishkek|Central Asia Standard Time|Bishkek|Bischkek
Asia/Calcutta|India Standard Time|Chennai, Kolkata, Mumbai, New Delhi|Chennai, Kolkata, Mumbai, Neu-Delhi|Asia/Kolkata
Asia/Chita|Transbaikal Standard Time|Chita|Tschita
Asia/Colombo|Sri Lanka Standard Time|Sri Jayawardenepura
Asia/Damascus|Syria Standard Time|Damascus|Damaskus
Asia/Dhaka|Bangladesh Standard Time|Dhaka
Asia/Dubai|Arabian Standard Time|Abu Dhabi, Muscat|Abu Dhabi, Maskat
Asia/Hebron|West Bank Standard Time|Gaza, Hebron
Asia/Hovd|W. Mongolia Standard Time|Hovd
Asia/Irkutsk|North Asia East Standard Time|Irkutsk|Russia TZ 7 Standard Time
Asia/Jerusalem|Israel Standard Time|Jerusalem|Jerusalem Standard Time
Asia/Kabul|Afghanistan Standard Time|Kabul|Transitional Islamic State of Afghanistan Standard Time
Asia/Kamchatka|Russia Time Zone 11|Anadyr, Petropavlovsk-Kamchatsky|Anadyr, Petropawlowsk-Kamtschatski|Petropavlovsk-Kamchatsky|Russia TZ 11 Standard Time
Asia/Karachi|Pakistan Standard Time|Islamabad, Karachi|Islamabad, Karatschi
Asia/Katmandu|Nepal Standard Time|Kathmandu|Katmandu|Asia/Kathmandu
Asia/Krasnoyarsk|North Asia Standard Time|Krasnoyarsk|Krasnojarsk|Russia TZ 6 Standard Time
Asia/Magadan|Magadan Standard Time|Magadan
Asia/Novosibirsk|N. Central Asia Standard Time|Novosibirsk|Nowosibirsk
Asia/Omsk|Omsk Standard Time|Omsk
Asia/Pyongyang|North Korea Standard Time|Pyongyang|Pjöngjang
Asia/Qyzylorda|Qyzylorda Standard Time|Qyzylorda|Astana, Qyzylorda|Kysylorda
Asia/Rangoon|Myanmar Standard Time|Yangon (Rangoon)|Yangon (Rangun)|Asia/Yangon
Asia/Riyadh|Arab Standard Time|Kuwait, Riyadh|Kuwait, Riad|Saudi Arabia Standard Time
Asia/Sakhalin|Sakhalin Standard Time|Sakhalin|Sachalin
Asia/Seoul|Korea Standard Time|Seoul
Asia/Shanghai|China Standard Time|Beijing, Chongqing, Hong Kong, Urumqi|Beijing, Chongqing, Hongkong, Ürümqi|Peking, Chongqing, Hongkong, Urumchi|Beijing, Chongqing, Hongkong, Urumchi
Asia/Singapore|Singapore Standard Time|Kuala Lumpur, Singapore|Kuala Lumpur, Singapur|Malay Peninsula Standard Time
Asia/Srednekolymsk|Russia Time Zone 10|Chokurdakh|Tschokurdach|Russia TZ 10 Standard Time
Asia/Taipei|Taipei Standard Time|Taipei|Taipeh
Asia/Tashkent|West Asia Standard Time|Ashgabat, Tashkent|Tashkent|Aschgabat, Taschkent
Asia/Tbilisi|Georgian Standard Time|Tbilisi|Tiflis
Asia/Tehran|Iran Standard Time|Tehran|Teheran
Asia/Tokyo|Tokyo Standard Time|Osaka, Sapporo, Tokyo|Osaka, Sapporo, Tokio
Asia/Tomsk|Tomsk Standard Time|Tomsk
Asia/Ulaanbaatar|Ulaanbaatar Standard Time|Ulaanbaatar|Ulan-Bator
Asia/Vladivostok|Vladivostok Standard Time|Vladivostok|Wladiwostok|Russia TZ 9 Standard Time
Asia/Yakutsk|Yakutsk Standard Time|Yakutsk|Jakutsk|Russia TZ 8 Standard Time
Asia/Yekaterinburg|Ekaterinburg Standard Time|Ekaterinburg|Yekaterinburg|Jekaterinburg|Russia TZ 4 Standard Time
Asia/Yerevan|Caucasus Standard Time|Yerevan|Eriwan|Jerewan|Armenian Standard Time
Atlantic/Azores|Azores Standard Time|Azores|Azoren
Atlantic/Cape_Verde|Cape Verde Standard Time|Cabo Verde Is.|Cape Verde Is.|Cape Verde Islands|Kap Verde|Cabo Verde|Cabo Verde Standard Time
Atlantic/Reykjavik|Greenwich Standard Time|Monrovia, Reykjavik
Australia/Adelaide|Cen. Australia Standard Time|Adelaide
Australia/Brisbane|E. Australia Standard Time|Brisbane
Australia/Darwin|AUS Central Standard Time|Darwin|A.U.S. Central Standard Time
Australia/Eucla|Aus Central W. Standard Time|Eucla
Australia/Hobart|Tasmania Standard Time|Hobart
Australia/Lord_Howe|Lord Howe Standard Time|Lord Howe Island|Lord-Howe-Insel
Australia/Perth|W. Australia Standard Time|Perth
Australia/Sydney|AUS Eastern Standard Time|Canberra, Melbourne, Sydney|A.U.S. Eastern Standard Time
Etc/GMT+11|UTC-11|Coordinated Universal Time-11|Koordinierte Weltzeit -11|Koordinierte Weltzeit-11
Etc/GMT+12|Dateline Standard Time|International Date Line West|Internationale Datumsgrenze West|Internationale Datumsgrenze (Westen)
Etc/GMT+2|UTC-02|Coordinated Universal Time-02|Koordinierte Weltzeit -02|Koordinierte Weltzeit-02
Etc/GMT+8|UTC-08|Coordinated Universal Time-08|Koordinierte Weltzeit -08|Koordinierte Weltzeit-08
Etc/GMT+9|UTC-09|Coordinated Universal Time-09|Koordinierte Weltzeit -09|Koordinierte Weltzeit-09
Etc/GMT-12|UTC+12|Coordinated Universal Time+12|Koordinierte Weltzeit +12|Koordinierte Weltzeit+12
Etc/GMT-13|UTC+13|Coordinated Universal Time+13|Koordinierte Weltzeit +13|Koordinierte Weltzeit+13
Etc/UTC|UTC|Coordinated Universal Time|Koordinierte Weltzeit
Europe/Astrakhan|Astrakhan Standard Time|Astrakhan, Ulyanovsk|Astrachan, Uljanowsk
Europe/Berlin|W. Europe Standard Time|Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna|Amsterdam, Berlin, Bern, Rom, Stockholm, Wien|Mitteleuropäische Zeit|W. Mitteleuropäische Zeit|Mitteleuropäische Normalzeit|Mitteleuropäische Sommerzeit
Europe/Bucharest|GTB Standard Time|Athens, Bucharest|Athens, Bucharest, Istanbul|Athen, Bukarest|Athen, Bukarest, Istanbul|Osteuropäische Zeit|Osteuropäische Sommerzeit
Europe/Budapest|Central Europe Standard Time|Belgrade, Bratislava, Budapest, Ljubljana, Prague|Belgrad, Bratislava, Budapest, Ljubljana, Prag|Prague Bratislava Standard Time
Europe/Chisinau|E. Europe Standard Time|Chisinau|E. Europe
Europe/Istanbul|Turkey Standard Time|Istanbul
Europe/Kaliningrad|Kaliningrad Standard Time|Kaliningrad|Russia TZ 1 Standard Time
Europe/Kiev|FLE Standard Time|Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius|Helsinki, Kiev, Riga, Sofia, Tallinn, Vilnius|Helsinki, Kiew, Riga, Sofia, Tallinn, Wilna|Helsinki, Kiew, Riga, Sofia, Tallinn, Vilnius|Helsinki, Kyjiw, Riga, Sofia, Tallinn, Vilnius|Europe/Kyiv
Europe/London|GMT Standard Time|Dublin, Edinburgh, Lisbon, London|Greenwich Mean Time: Dublin, Edinburgh, Lisbon, London|Dublin, Edinburgh, Lissabon, London|Greenwich Mean Time: Dublin, Edinburgh, Lissabon, London|Westeuropäische Zeit|Greenwich Mean Time
Europe/Minsk|Belarus Standard Time|Minsk
Europe/Moscow|Russian Standard Time|Moscow, St. Petersburg|Moscow, St. Petersburg, Volgograd|Moskau, St. Petersburg|Moskau, St. Petersburg, Wolgograd|Russia TZ 2 Standard Time
Europe/Paris|Romance Standard Time|Brussels, Copenhagen, Madrid, Paris|Brüssel, Kopenhagen, Madrid, Paris|GFT Standard Time
Europe/Samara|Russia Time Zone 3|Izhevsk, Samara|Ischewsk, Samara|Russia TZ 3 Standard Time
Europe/Saratov|Saratov Standard Time|Saratov|Saratow
Europe/Volgograd|Volgograd Standard Time|Volgograd|Wolgograd
Europe/Warsaw|Central European Standard Time|Sarajevo, Skopje, Warsaw, Zagreb|Sarajewo, Skopje, Warschau, Zagreb|Sarajevo, Skopje, Warschau, Zagreb|Warsaw Standard Time
Indian/Mauritius|Mauritius Standard Time|Port Louis
Pacific/Apia|Samoa Standard Time|Samoa
Pacific/Auckland|New Zealand Standard Time|Auckland, Wellington
Pacific/Bougainville|Bougainville Standard Time|Bougainville Island|Bougainville-Insel
Pacific/Chatham|Chatham Islands Standard Time|Chatham Islands|Chatham-Inseln
Pacific/Easter|Easter Island Standard Time|Easter Island|Osterinsel
Pacific/Fiji|Fiji Standard Time|Fiji|Fidschi|Fiji Islands Standard Time
Pacific/Guadalcanal|Central Pacific Standard Time|Solomon Is., New Caledonia|Salomonen, Neukaledonien
Pacific/Honolulu|Hawaiian Standard Time|Hawaii
Pacific/Kiritimati|Line Islands Standard Time|Kiritimati Island|Kiritimati-Insel
Pacific/Marquesas|Marquesas Standard Time|Marquesas Islands|Marquesas-Inseln
Pacific/Norfolk|Norfolk Standard Time|Norfolk Island|Norfolkinsel
Pacific/Port_Moresby|West Pacific Standard Time|Guam, Port Moresby
Pacific/Tongatapu|Tonga Standard Time|Nuku'alofa|Nuku’alofa
`;

/** The runtime's name of each zone by its other names, in lower case. */
export function zoneNames(): ZoneNames {
  return new Map(
    ZONE_NAMES.trim()
      .split('\n')
      .flatMap((line) => {
        const [zone = '', ...names] = line.split('|');
        return names.map((name) => [name.toLowerCase(), zone] as const);
      }),
  );
}
