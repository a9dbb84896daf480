"""The locales with CLDR coverage levels basic to modern, plus regions and digits whose number format differs from the
language's own."""

LOCALES = """
af agq ak am ar ar-AE ar-BH ar-DZ ar-EG ar-IL ar-IQ ar-JO ar-KW ar-LB ar-LY ar-MA ar-MR ar-OM ar-PS ar-QA ar-SA ar-SD ar-SO
ar-SY ar-TN ar-YE as asa ast az az-Cyrl bas be be-tarask bem bez bg bgc bho blo bm bn bn-IN bo br brx bs bs-Cyrl ca ccp ce
ceb cgg chr ckb cs csw cv cy da dav de de-AT de-CH de-IT de-LI de-LU dje doi dsb dua dyo dz ebu ee el en en-001 en-150
en-AE en-AT en-AU en-BE en-BI en-BW en-CA en-CH en-CY en-DE en-DK en-FI en-GB en-HK en-ID en-IE en-IL en-IN en-JM en-KE
en-MT en-MV en-NG en-NL en-NZ en-PH en-PK en-SE en-SG en-SI en-US en-ZA eo es es-419 es-AR es-BO es-CL es-CO es-CR es-CU
es-DO es-EC es-ES es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-PY es-SV es-US es-UY es-VE et eu ewo fa fa-AF ff ff-Adlm fi
fil fo fr fr-BE fr-CA fr-CH fr-LU fr-MA fr-SN fur fy ga gd gl gsw gu guz gv ha haw he hi hi-Latn hr hr-BA hsb hu hy ia id
ie ig ii is it it-CH ja jgo jmc jv ka kab kam kde kea kgp khq ki kk kk-Arab kkj kl kln km kn ko kok kok-Latn ks ks-Deva ksb
ksf ksh ku kw kxv ky lag lb lg lij lkt lmo ln lo lrc lt lu luo luy lv mai mas mer mfe mg mgh mgo mi mk ml mn mni mr ms ms-BN
ms-ID mt mua my mzn naq nb nd nds ne ne-IN nl nl-BE nl-NL nmg nn nnh no nqo nso nus nyn oc om or os pa pa-Arab pcm pl prg ps
ps-PK pt pt-AO pt-CH pt-CV pt-PT qu qu-BO raj rm rn ro ro-MD rof ru ru-UA rw rwk sa sah saq sat sbp sc sd sd-Deva se seh
ses sg shi shi-Latn shn si sk sl smn sn so sq sq-MK sr sr-Latn sr-Latn-BA st su sv sv-FI sw sw-CD sw-KE syr szl ta ta-SG te
teo tg th ti tk tn to tok tr tt twq tzm ug uk ur ur-IN uz uz-Arab uz-Cyrl vai vai-Latn vec vi vmw vo vun wae wo xh xnr xog
yav yi yo yo-BJ yrl yue yue-Hans za zgh zh zh-Hant zh-Hant-HK zu
ar-EG-u-nu-latn hi-u-nu-deva en-u-nu-mathsans en-u-nu-fullwide zh-u-nu-hanidec th-u-nu-thai ccp-u-nu-cakm ff-Adlm-u-nu-adlm
""".split()
