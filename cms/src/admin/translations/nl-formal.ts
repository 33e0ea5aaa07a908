/** Strapi's Dutch texts with "je" that staff read, with "u" instead. */
export const FORMAL: Readonly<Record<string, string>> = {
  'Auth.form.button.login.providers.error': 'Inloggen bij deze dienst lukt nu niet.',
  'Auth.form.error.confirmed': 'Het e-mailadres van uw account is nog niet bevestigd.',
  'Auth.form.error.email.provide': 'Vul uw e-mailadres in.',
  'Auth.form.error.password.provide': 'Vul uw wachtwoord in.',
  'Auth.link.signin.account': 'Hebt u al een account?',
  'Settings.apiTokens.addFirstToken': 'Maak uw eerste API-token',
  'Settings.apiTokens.copy.lastWarning': 'Kopieer uw API-token',
  'Settings.apiTokens.emptyStateLayout': 'Er zijn nog geen API-tokens.',
  'Settings.permissions.conditions.no-actions':
    'Kies eerst handelingen (maken, lezen, bijwerken) en daarna de voorwaarden.',
  'Settings.tokens.copy.editMessage': 'Om veiligheidsredenen ziet u dit token maar één keer.',
  'Settings.tokens.popUpWarning.message': 'Wilt u dit token opnieuw maken?',
  'Settings.transferTokens.addFirstToken': 'Maak uw eerste overdrachtstoken',
  'Settings.transferTokens.emptyStateLayout': 'Er zijn nog geen overdrachtstokens.',
  'app.components.DownloadInfo.text': 'Dit kan even duren.',
  'components.OverlayBlocker.description': 'De server start opnieuw. Een ogenblik geduld.',
  'notification.error.invalid.configuration':
    'De instellingen kloppen niet. Meer staat in het logboek van de server.',
  'content-manager.actions.delete.dialog.body':
    'Wilt u dit document verwijderen? Het blijft 30 dagen in de prullenbak.',
  'content-manager.actions.discard.dialog.body':
    'Wilt u de wijzigingen weggooien? Dat is niet ongedaan te maken.',
  'content-manager.actions.unpublish.dialog.body': 'Wilt u dit van de site halen?',
  'content-manager.components.EmptyAttributesBlock.description': 'U kunt de instellingen wijzigen',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Er zijn wijzigingen die niet zijn opgeslagen. Als u sluit, gaan die verloren.',
  'content-manager.components.notification.info.maximum-requirement':
    'Er zijn al zoveel velden als er mogen zijn',
  'content-manager.components.repeatable.reorder.error':
    'Het verplaatsen is niet gelukt. Probeer het opnieuw.',
  'content-manager.containers.SettingPage.editSettings.entry.title.description':
    'Kies het veld waaraan het document te herkennen is',
  'content-manager.containers.SettingsPage.Block.generalSettings.description':
    'Hoe de lijsten eruitzien',
  'content-manager.containers.SettingsPage.pluginHeaderDescription':
    'Hoe de lijsten en formulieren eruitzien',
  'content-manager.containers.SettingsView.list.subtitle':
    'Hoe de lijsten en formulieren eruitzien',
  'content-manager.containers.list.autoCloneModal.description':
    'Er komt een nieuw document met dezelfde inhoud. Wijzig eerst deze velden:',
  'content-manager.emptyAttributes.description': 'Deze soort inhoud heeft nog geen velden',
  'content-manager.form.Input.pageEntries.inputDescription':
    'Voor elke soort inhoud kan dit anders zijn ingesteld',
  'content-manager.history.content.new-field.message':
    'Dit veld bestond nog niet toen deze versie werd opgeslagen. Zet u deze versie terug, dan is het leeg.',
  'content-manager.history.restore.confirm.message':
    '{isDraft, select, true {De versie die u terugzet, vervangt uw concept.} other {De versie die u terugzet, vervangt het concept en wordt niet gepubliceerd.}}',
  'content-manager.history.restore.confirm.title': 'Wilt u deze versie terugzetten?',
  'content-manager.listView.validation.errors.message':
    'Controleer voor het publiceren of alle velden goed zijn ingevuld.',
  'content-manager.notification.error.displayedFields': 'Toon ten minste één veld.',
  'content-manager.notification.info.SettingPage.disableSort':
    'Op ten minste één veld moet te sorteren zijn.',
  'content-manager.notification.info.minimumFields': 'Toon ten minste één veld.',
  'content-manager.notification.upload.error': 'Het uploaden van uw bestanden is niet gelukt',
  'content-manager.pages.NoContentType.text': 'Er is nog geen soort inhoud.',
  'content-manager.permissions.not-allowed.create': 'U mag geen document maken',
  'content-manager.popUpWarning.bodyMessage.contentType.delete': 'Wilt u dit verwijderen?',
  'content-manager.popUpWarning.bodyMessage.contentType.publish.all':
    'Wilt u deze documenten publiceren?',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    'Dit document verwijst naar {count, plural, one {# concept} other {# concepten}}. Wat nog een concept is, staat niet op de site.',
  'content-manager.popUpWarning.warning.publish-question': 'Wilt u toch publiceren?',
  'content-manager.popUpWarning.warning.unpublish':
    'Haalt u dit van de site, dan wordt het een concept.',
  'content-manager.popUpWarning.warning.unpublish-question': 'Wilt u dit van de site halen?',
  'content-manager.popUpWarning.warning.updateAllSettings': 'Dit wijzigt al uw instellingen',
  'content-manager.validation.error':
    'Niet alle velden zijn goed ingevuld. Verbeter ze voordat u opslaat.',
  'content-manager.validation.error.unreadable-required-field':
    'Sommige verplichte velden mag u niet zien. Vraag een beheerder om toegang.',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Wilt u doorgaan?',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Sommige talen verwijzen naar concepten. Wat nog een concept is, staat niet op de site.',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Uw inhoud in deze taal wordt vervangen door die van de gekozen taal:',
  'i18n.CheckboxConfirmation.Modal.body': 'Wilt u dit uitzetten?',
  'i18n.CheckboxConfirmation.Modal.content':
    'Zonder vertalingen verdwijnt alle inhoud, behalve die in uw standaardtaal.',
  'i18n.Settings.list.empty.description':
    'Er is geen taal meer in de database. Zonder taal werkt het CMS niet; vraag een beheerder om hulp.',
  'i18n.Settings.locales.modal.delete.message':
    'Met deze taal verdwijnt alle inhoud in deze taal. Zet wat u wilt bewaren eerst over naar een andere taal.',
  'i18n.Settings.locales.modal.delete.secondMessage': 'Wilt u deze taal verwijderen?',
  'i18n.Settings.permissions.read.denied.description':
    'Vraag uw beheerder om toegang tot deze inhoud.',
  'i18n.Settings.permissions.read.denied.title': 'U mag deze inhoud niet bekijken.',
  'i18n.actions.delete.dialog.body': 'Wilt u deze taal verwijderen?',
  'upload.asset-details.videoNotSupported': 'Uw browser kan deze video niet afspelen.',
  'upload.config.note': 'In de mediabibliotheek zelf kunt u hiervan afwijken.',
  'upload.config.popUpWarning.warning.updateAllSettings': 'Dit wijzigt al uw instellingen',
}
