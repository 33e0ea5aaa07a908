/** The panel itself, the content manager and the languages. */
export const PANEL: Readonly<Record<string, string>> = {
  'Auth.form.welcome.title': 'Welkom bij Beursvloer',
  'Auth.form.welcome.subtitle': 'Meld u aan om de inhoud van de site te bewerken',
  'app.components.LeftMenu.navbrand.title': 'Beursvloer',
  'app.components.LeftMenu.navbrand.workplace': 'Inhoud',
  'app.components.LeftMenu.logo.alt': 'Logo van Beursvloer',
  'app.components.LeftMenu.plugins': 'Onderdelen',
  'app.components.LeftMenuFooter.help': 'Hulp',
  'app.components.Logout.logout': 'Afmelden',
  'app.components.Logout.profile': 'Profiel',
  'app.components.HeaderLayout.docLink.label': 'Meer in de documentatie',
  'app.HeaderLayout.docLink.label': 'Meer in de documentatie',
  'app.components.Button.close': 'Sluiten',
  'app.components.Select.placeholder': 'Kies',
  'app.component.table.view': 'Details van {target}',
  'app.error': 'Er is iets fout gegaan',
  'app.error.chunk.message':
    'Dit scherm kon niet worden geladen. Dat gebeurt vaak als de server net start of de verbinding wegviel. Laad de pagina opnieuw.',
  'app.error.chunk.reload': 'Pagina opnieuw laden',
  'app.error.chunk.title': 'Dit scherm kon niet worden geladen',
  'app.error.copy': 'Kopiëren naar klembord',
  'app.error.message':
    'Er zit een fout in de software. Laat het uw beheerder weten, zodat die de oorzaak kan zoeken en kan melden via {link}.',
  'app.loading': 'Laden…',
  'app.session.ended.title': 'Sessie beëindigd',
  'app.session.ended.unsaved':
    'Uw sessie is beëindigd en kan niet worden hervat. Wijzigingen die u niet hebt bewaard, gaan verloren.',
  'app.utils.toggle': 'In- of uitschakelen',
  app: 'Bewaard',
  cancel: 'Annuleren',
  search: 'Zoeken',
  'search.placeholder': 'Zoeken',
  singleTypes: 'Enkele pagina’s',
  'global.home': 'Vandaag',
  'global.move': 'Verplaatsen',
  'global.sessions.active-devices': 'Aangemelde apparaten',
  'components.FilterOptions.FILTER_TYPES.$null': 'is leeg',
  'components.FilterOptions.FILTER_TYPES.$notNull': 'is niet leeg',
  'components.placeholder.select': 'Kies',
  'components.InputSelect.option.placeholder': 'Maak een keuze',
  'components.Blocks.blocks.bulletList': 'Lijst met opsommingstekens',
  'components.Blocks.blocks.numberList': 'Genummerde lijst',
  'components.Blocks.modifiers.code': 'Code',
  'HomePage.addWidget.selectWidget': 'Kies blok {widgetName}',
  'Settings.PageTitle': 'Instellingen',
  'Settings.global': 'Uw beurs',
  'Settings.permissions': 'Medewerkers',
  'Settings.locales.modal.create.code.error': 'Kies een taal',
  'Settings.locales.modal.create.name.error.min': 'De naam mag hoogstens 50 tekens hebben.',
  'Settings.locales.modal.create.name.error.required': 'Geef de taal een naam',
  'Settings.permissions.conditions.none-applied': 'Geen voorwaarden.',
  'Settings.permissions.users.active': 'Actief',
  'Settings.permissions.users.inactive': 'Niet actief',
  'Settings.permissions.users.roles': 'Rollen',
  'Settings.permissions.users.strapi-super-admin': 'Superbeheerder',
  'Settings.permissions.users.user-status': 'Status',
  'Settings.permissions.users.username': 'Gebruikersnaam',
  'Settings.roles.form.permissions.update': 'Wijzigen',
  'Settings.roles.form.input.url': 'Adres',
  'Settings.sessions.actions': 'Acties',
  'Settings.sessions.current': 'Dit apparaat',
  'Settings.sessions.device': 'Apparaat',
  'Settings.sessions.lastActiveAt': 'Laatst gebruikt',
  'Settings.sessions.loginAt': 'Aangemeld op',
  'Settings.sessions.revoke': 'Sessie beëindigen',
  'Settings.sessions.revoke.confirm':
    'Wilt u deze sessie beëindigen? Op dat apparaat moet u zich opnieuw aanmelden.',
  'Settings.sessions.revoke.confirmCurrent':
    'Dit is het apparaat waarop u nu werkt. Als u deze sessie beëindigt, wordt u afgemeld.',
  'Settings.sessions.revoke.success': 'Sessie beëindigd',
  'Settings.sessions.revokeAll': 'Op alle apparaten afmelden',
  'Settings.sessions.revokeAll.confirm':
    'Weet u het zeker? Alle sessies eindigen, ook deze. U moet zich opnieuw aanmelden.',
  'Settings.sessions.revokeOthers': 'Op andere apparaten afmelden',
  'Settings.sessions.revokeOthers.confirm':
    'Weet u het zeker? Alle andere sessies eindigen; op dit apparaat blijft u aangemeld.',
  'Settings.sessions.revokeOthers.success': 'Andere sessies beëindigd',
  'Settings.sessions.subtitle': 'De apparaten waarop u nu bent aangemeld.',
  'Settings.sessions.title': 'Aangemelde apparaten',
  'Settings.sessions.unknownDevice': 'Onbekend apparaat',
  'Settings.tokens.copy.copy': 'Kopiëren',
  'Settings.tokens.viewToken': 'Token tonen',
  'containers.SettingPage.editSettings.description': 'Versleep de velden om ze te ordenen',
  'containers.list.displayedFields': 'Getoonde velden',
  'header.actions.no-permissions': 'U mag dit niet bekijken',
  'history.content.localized':
    'Deze waarde hoort bij deze taal. Als u deze versie terugzet, verandert de inhoud in andere talen niet.',
  'history.content.not-localized':
    'Deze waarde geldt voor alle talen. Als u deze versie terugzet en bewaart, verandert de inhoud in alle talen.',
  'list.table.content.empty-label': 'Dit veld is leeg',
  'list.table.header.sort': 'Sorteren op {label}',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Wilt u deze items verwijderen?',
  'popUpWarning.bodyMessage.contentType.unpublish.all':
    'Wilt u de publicatie van deze items intrekken?',
  'tours.previous': 'Vorige',
  'view-switch.grid': 'Rasterweergave',
  'view-switch.list': 'Lijstweergave',
  'window.confirm.close-modal.file': 'Weet u het zeker? Uw wijzigingen gaan verloren.',
  'window.confirm.close-modal.files': 'Weet u het zeker? Sommige bestanden zijn nog niet geüpload.',
  'content-manager.plugin.name': 'Inhoud',
  'Content Manager': 'Inhoud',
  'content-manager.containers.Home.pluginHeaderTitle': 'Inhoud',
  'content-manager.Settings.list.actions.deleteAdditionalInfos':
    'Alleen de versies in deze taal worden verwijderd; die in andere talen blijven.',
  'content-manager.actions.open-in-new-tab.label': 'Openen in nieuw tabblad',
  'content-manager.actions.unpublish.dialog.radio-label':
    'Kies hoe u de publicatie wilt intrekken.',
  'content-manager.components.Blocks.collapse': 'Inklappen',
  'content-manager.components.Blocks.expand': 'Uitklappen',
  'content-manager.components.Blocks.dnd.instruction':
    'Druk op Command of Control met Shift en pijl omhoog of omlaag om blokken te verplaatsen',
  'content-manager.components.Blocks.dnd.reorder':
    '{item} verplaatst. Nieuwe plaats in de tekst: {position}.',
  'content-manager.components.DynamicZone.add-item-above': 'Blok erboven toevoegen',
  'content-manager.components.DynamicZone.add-item-below': 'Blok eronder toevoegen',
  'content-manager.components.DynamicZone.more-actions': 'Meer acties',
  'content-manager.components.DynamicZone.unknown-component': 'Onbekend blok',
  'content-manager.containers.ListPage.selectedEntriesModal.title': 'Items publiceren',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Breedte',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'Kies het veld dat wordt getoond',
  'content-manager.containers.list.table-headers.status': 'status',
  'content-manager.containers.edit-settings.modal-form.label': '{fieldName} bewerken',
  'content-manager.history.sidebar.title.version-card.aria-label': 'Versie',
  'content-manager.permissions.not-allowed.locale': 'U mag de inhoud in deze taal niet bekijken',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# gekoppeld item is nog een concept. Het verschijnt op de site zodra het is gepubliceerd.} other {# gekoppelde items zijn nog een concept. Ze verschijnen op de site zodra ze zijn gepubliceerd.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# koppeling wijst} other {# koppelingen wijzen}} naar concepten die na publicatie zichtbaar worden.',
  'content-manager.restore.success.message': 'Een eerdere versie van de inhoud is teruggezet.',
  'content-manager.restore.success.title': 'Versie teruggezet.',
  'i18n.CheckboxConfirmation.Modal.title': 'Vertalen uitzetten',
  'i18n.Settings.locales.modal.locales.label': 'Talen',
  'i18n.actions.publish.dialog.title': 'Bevestiging',
  'i18n.list-view.table.header.label': 'Beschikbaar in',
  // Strapi's own Dutch says "je"; the panel addresses people as the site does.
  'Auth.components.Oops.text': 'Uw account is geblokkeerd.',
  'Auth.components.Oops.text.admin': 'Neem contact op met uw beheerder als dit niet klopt.',
  'Auth.form.email.placeholder': 'naam@organisatie.nl',
  'Auth.form.error.blocked': 'Uw account is geblokkeerd door de beheerder.',
  'Auth.form.forgot-password.email.label': 'Vul uw e-mailadres in',
  'HomePage.header.title': 'Hallo {name}',
  'HomePage.header.subtitle': 'Hier bewerkt u de inhoud van de site',
  'HomePage.widget.no-permissions': 'U mag dit blok niet bekijken',
  'Settings.profile.form.notify.data.loaded': 'Uw profiel is geladen',
  'Settings.profile.form.section.experience.interfaceLanguage.hint':
    'Dit verandert alleen de taal van uw eigen scherm.',
  'Settings.profile.form.section.experience.interfaceLanguageHelp':
    'De gekozen taal geldt alleen voor u.',
  'Settings.profile.form.section.experience.mode.hint': 'Toont het scherm licht of donker.',
  'Auth.form.currentPassword.label': 'Huidig wachtwoord',
  'Auth.form.password.label': 'Wachtwoord',
  'Auth.form.confirmPassword.label': 'Wachtwoord herhalen',
  'global.prompt.unsaved': 'Wilt u deze pagina verlaten? Uw wijzigingen gaan verloren.',
  'app.confirm.body': 'Weet u het zeker?',
  'app.components.EmptyStateLayout.content-permissions': 'U mag deze inhoud niet bekijken',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin':
    'Neem contact op met uw beheerder als u geen link ontvangt.',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'Het kan een paar minuten duren voordat u de e-mail met de link ontvangt.',
  'app.page.not.found': 'Deze pagina bestaat niet.',
  'components.popUpWarning.message': 'Wilt u dit verwijderen?',
  'notification.permission.not-allowed-read': 'U mag dit item niet bekijken',
  'content-manager.actions.delete.dialog.body':
    'Wilt u dit item verwijderen? Het blijft 30 dagen in de prullenbak.',
  'content-manager.actions.discard.dialog.body':
    'Wilt u de wijzigingen weggooien? Dat kan niet ongedaan worden gemaakt.',
  'content-manager.actions.unpublish.dialog.body': 'Wilt u de publicatie intrekken?',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Sommige wijzigingen zijn niet bewaard. Wilt u dit venster sluiten? Niet-bewaarde wijzigingen gaan verloren.',
  'content-manager.containers.list.autoCloneModal.description':
    'Er wordt een nieuw item gemaakt met dezelfde inhoud, maar deze velden moeten anders zijn.',
  'content-manager.history.content.localized':
    'Deze waarde hoort bij deze taal. Als u deze versie terugzet, verandert de inhoud in andere talen niet.',
  'content-manager.history.content.not-localized':
    'Deze waarde geldt voor alle talen. Als u deze versie terugzet, verandert de inhoud in alle talen.',
  'content-manager.listView.validation.errors.message':
    'Controleer of alle velden kloppen voordat u publiceert (verplichte velden, lengte, enzovoort)',
  'content-manager.permissions.not-allowed.create': 'U mag geen nieuw item maken',
  'content-manager.permissions.not-allowed.update': 'U mag dit item niet bekijken',
  'content-manager.popUpWarning.bodyMessage.contentType.delete': 'Wilt u dit item verwijderen?',
  'content-manager.popUpWarning.bodyMessage.contentType.delete.all':
    'Wilt u deze items verwijderen?',
  'content-manager.popUpWarning.bodyMessage.contentType.publish.all':
    'Wilt u deze items publiceren?',
  'content-manager.popUpWarning.bodyMessage.contentType.unpublish.all':
    'Wilt u de publicatie van deze items intrekken?',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    'Dit item verwijst naar {count, plural, one {# concept} other {# concepten}}; op de site ontbreken die tot ze zijn gepubliceerd.',
  'content-manager.popUpWarning.warning.publish-question': 'Wilt u toch publiceren?',
  'content-manager.popUpWarning.warning.unpublish-question': 'Wilt u de publicatie intrekken?',
  'content-manager.validation.error':
    'Sommige velden zijn niet goed ingevuld. Verbeter ze en bewaar opnieuw.',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Wilt u doorgaan?',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Sommige talen verwijzen naar concepten; op de site ontbreken die tot ze zijn gepubliceerd.',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'De huidige inhoud wordt vervangen door de inhoud van de gekozen taal:',
  'i18n.actions.delete.dialog.body': 'Wilt u deze taalversie verwijderen?',
  // Strapi looks up the name of a block's folder like any word.
  blocks: 'Blokken',
  // Clearer words than Strapi's own: an editor writes items, not entries of collection types.
  'New entry': 'Nieuw item',
  'app.utils.unpublish': 'Publicatie intrekken',
  'app.utils.ready-to-unpublish-changes': 'Klaar om in te trekken',
  'content-manager.HeaderLayout.button.label-add-entry': 'Nieuw item',
  'content-manager.header.name': 'Inhoud',
  'content-manager.components.LeftMenu.collection-types': 'Soorten',
  'content-manager.components.LeftMenu.single-types': 'Instellingen',
  'content-manager.components.LeftMenu.Search.label': 'Zoek een soort inhoud',
  'content-manager.models': 'Inhoud',
  'content-manager.models.numbered': 'Inhoud ({number})',
  'content-manager.components.TableDelete.label':
    '{number, plural, one {# item} other {# items}} gekozen',
  'content-manager.components.TableEmpty.withFilters': 'Geen {contentType} met deze filters',
  'content-manager.components.TableEmpty.withSearch': 'Geen {contentType} gevonden voor “{search}”',
  'content-manager.components.TableEmpty.withoutFilter': 'Nog geen {contentType}',
  'content-manager.components.reset-entry': 'Leegmaken',
  'content-manager.containers.Edit.addAnItem': 'Voeg een item toe',
  'content-manager.containers.edit.components.add-entry': 'Toevoegen',
  'content-manager.components.empty-repeatable':
    'Nog niets toegevoegd. Klik om iets toe te voegen.',
  'content-manager.pages.ListView.header-subtitle':
    '{number, plural, =0 {Niets} one {# item} other {# items}} gevonden',
  'content-manager.actions.unpublish.dialog.option.keep-draft':
    'Intrekken en het laatste concept houden',
  'content-manager.actions.unpublish.dialog.option.replace-draft':
    'Intrekken en het concept vervangen door wat gepubliceerd was',
  'content-manager.actions.unpublish.error': 'De publicatie kon niet worden ingetrokken.',
  'content-manager.bulk-unpublish.already-unpublished': 'Al ingetrokken',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    '<b>{draftCount}</b> al ingetrokken. <b>{publishedCount}</b> klaar om in te trekken.',
  'content-manager.success.record.unpublish': 'Publicatie ingetrokken',
  'content-manager.success.records.unpublish': 'Publicatie ingetrokken.',
  'i18n.CMEditViewLocalePicker.locale.create': 'Maak de versie in het <bold>{locale}</bold>',
  'i18n.Settings.list.actions.unpublishAdditionalInfos':
    'Alleen de publicatie in deze taal wordt ingetrokken.',
  'widget.key-statistics.list.contentTypes': 'Soorten inhoud',
  skipToContent: 'Naar de inhoud',
  'components.Input.error.validation.maxLength': 'Hier passen hoogstens {max} tekens.',
  'content-manager.error.validation.maxLength': 'Dit is te lang.',
  'content-manager.actions.copy-documentId.label': 'Nummer voor de beheerder kopiëren',
  'content-manager.actions.copy-documentId.success': 'Het nummer is gekopieerd',
  'content-manager.containers.edit.information.documentId.label': 'Nummer',
  'content-manager.components.DynamicZone.ComponentPicker-label': 'Kies een blok',
  'content-manager.components.DynamicZone.add-component': 'Blok toevoegen aan {componentName}',
  'content-manager.components.DynamicZone.error-message': 'In dit blok klopt iets niet',
  'content-manager.components.DynamicZone.move-down-label': 'Blok naar beneden',
  'content-manager.components.DynamicZone.move-up-label': 'Blok naar boven',
  'content-manager.components.DynamicZone.pick-compo': 'Kies een blok',
  'content-manager.components.DynamicZone.required': 'Voeg een blok toe',
  'content-manager.components.RepeatableComponent.error-message':
    'In een of meer delen klopt iets niet',
  'content-manager.components.repeatable.reorder.error':
    'Verplaatsen is niet gelukt. Probeer het opnieuw.',
  'content-manager.preview.error.script-failed':
    'Het voorbeeld laadt niet helemaal; bewerken in het voorbeeld lukt nu niet.',
  'Settings.permissions.conditions.inherited-readonly':
    'Deze voorwaarden volgen uit uw eigen rechten en zijn niet te wijzigen.',
  'Settings.application.customization.modal.pending.subtitle':
    'Bekijk het logo voordat u het uploadt',
  'Settings.application.customization.modal.pending.upload': 'Logo uploaden',
  'Settings.application.customization.modal.upload': 'Logo uploaden',
  'Settings.application.customization.modal.pending.card-badge': 'afbeelding',
  'upload.header.content.item-count': '{count, plural, =1 {# bestand} other {# bestanden}}',
  'preview.copy.label': 'Adres van het voorbeeld kopiëren',
  'preview.tabs.label': 'Concept of gepubliceerd',
}
