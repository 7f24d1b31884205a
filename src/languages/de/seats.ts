import type { text as csvText } from '../../elements/seats/csv/csv.text.ts';
import type { text as seatDialogsText } from '../../elements/seats/seat-dialogs.text.ts';
import type { text as seatsText } from '../../elements/seats/seats.text.ts';
import type { Translation } from '../translation.ts';

export const seats = {
  title: 'Abonnement {id}',
  expiresOn: 'läuft bis {date}',
  expiredOn: 'lief bis {date}',
  back: 'Zurück zu den Abonnements',
  loading: 'Lizenzen werden geladen',
  seatUsers: 'Benutzer',

  counters: 'Lizenzen anzeigen',
  assigned: 'Vergeben',
  empty: 'Frei',
  all: 'Gesamt',
  headingAssigned: 'Vergebene Lizenzen',
  headingEmpty: 'Freie Lizenzen',
  headingAll: 'Alle Lizenzen',
  headingFound: '{heading} mit „{text}“',

  searchLabel: 'Lizenzen suchen',
  searchUsers: 'Name, E-Mail oder Telefon',
  searchTags: 'Kennung suchen',
  searchTooShort: 'Bitte mindestens 3 Zeichen eingeben.',

  columnId: 'Lizenz-ID',
  columnName: 'Name',
  columnPhone: 'Telefonnummer',
  columnTag: 'Kennung',
  columnState: 'Status',
  assignedSeat: 'Vergeben',
  emptySeat: 'Freie Lizenz',

  assignMenu: 'Zuweisen',
  assignMany: 'Mehrere Benutzer zuweisen (CSV)',
  assignUser: 'Zuweisen',
  assignSeat: 'Lizenz {seat} einem Benutzer zuweisen',
  changeUser: 'Benutzer wechseln',
  unassignUser: 'Zuweisung aufheben',
  unassignNamed: 'Zuweisung aufheben: {user}',
  mark: '{user} auswählen',
  marked: { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  unassignMarked: 'Zuweisung aufheben',
  unmark: 'Auswahl aufheben',
  columnMark: 'Auswahl',
  actionsOf: 'Aktionen für {user}',

  unassignTitle: 'Zuweisung aufheben?',
  unassignText: 'Dieser Benutzer kann das Produkt dann nicht mehr nutzen.',
  unassignFacts: '{user}, Lizenz {seat}',
  unassignManyTitle: {
    one: 'Zuweisung von {count} Benutzer aufheben?',
    other: 'Zuweisung von {count} Benutzern aufheben?',
  },
  unassignManyText: 'Diese Benutzer können das Produkt dann nicht mehr nutzen.',
  confirm: 'Bestätigen',
  unassigning: 'Wird aufgehoben …',
  ok: 'OK',

  assignFailed: 'Lizenz nicht zugewiesen',
  assignFailedText: 'Die Lizenz konnte {email} nicht zugewiesen werden. Bitte versuchen Sie es später erneut.',
  changeFailed: 'Benutzer nicht gewechselt',
  changeFailedText:
    'Die Lizenz konnte nicht von {old} auf {new} übertragen werden. Bitte versuchen Sie es später erneut.',
  unassignFailed: 'Zuweisung nicht aufgehoben',
  unassignFailedText: 'Die Zuweisung der Lizenz konnte nicht aufgehoben werden. Bitte versuchen Sie es später erneut.',
  unfinished: 'Noch nicht erledigt',
  unfinishedAssign:
    'Ihre Sitzung endete, bevor die Lizenz zugewiesen wurde. Bitte prüfen Sie die E-Mail-Adresse und versuchen Sie es noch einmal.',
  unfinishedChange:
    'Ihre Sitzung endete, bevor der Benutzer gewechselt wurde. Bitte prüfen Sie die E-Mail-Adresse und versuchen Sie es noch einmal.',
  unfinishedUnassign:
    'Ihre Sitzung endete, bevor die Zuweisung aufgehoben wurde. Bitte prüfen Sie die Liste und versuchen Sie es noch einmal.',
  unfinishedCsv:
    'Ihre Sitzung endete, bevor Lizenzen aus einer Datei zugewiesen wurden. Bitte wählen Sie die Datei noch einmal aus.',
  unassignedSome: '{done} von {count} Zuweisungen wurden aufgehoben. Diese Lizenzen haben noch ihre Benutzer:',
  maybeDone: 'Möglicherweise wurde die Änderung trotzdem ausgeführt. Prüfen Sie die aktualisierte Liste.',
  limit: 'Alle Lizenzen vergeben',
  limitText: 'Alle verfügbaren Lizenzen sind zugewiesen. Bitte wenden Sie sich an Ihre Ansprechperson.',

  removed: '{user} hat keinen Zugriff mehr auf das Produkt.',
  removedMany: {
    one: '{count} Benutzer kann das Produkt nicht mehr nutzen',
    other: '{count} Benutzer können das Produkt nicht mehr nutzen',
  },
  assignedTo: 'Die Lizenz wurde {email} zugewiesen.',
  changed: 'Die Lizenz wurde von {old} auf {new} übertragen.',
  assignedMany: {
    one: 'Einem Benutzer wurde eine Lizenz zugewiesen.',
    other: '{count} Benutzern wurden Lizenzen zugewiesen.',
  },

  assignTitle: 'Benutzer zuweisen',
  changeTitle: 'Benutzer wechseln',
  seat: 'Lizenz',
  present: 'Aktueller Benutzer',
  emailHelp: 'Die Person, die das Produkt nutzt.',
  emailInvalid: 'Bitte eine gültige E-Mail-Adresse mit „@“ eingeben.',
  emailTooLong: 'Diese E-Mail-Adresse ist zu lang.',
  seatTaken: 'Dieser Benutzer hat in diesem Abonnement bereits eine Lizenz.',
  next: 'Weiter',
  looking: 'Wird gesucht …',

  found: 'Zu dieser E-Mail-Adresse gibt es einen Benutzer:',
  confirmUser: 'Ja, diesen Benutzer meine ich',
  confirmFirst: 'Bestätigen Sie den Benutzer, um fortzufahren.',

  unknown:
    'Zu dieser Adresse gibt es noch keinen Benutzer. Wir legen einen an und mailen ihm einen Link für sein Passwort.',
  name: 'Vor- und Nachname',
  nameInvalid: 'Der Name darf nur Buchstaben und Leerzeichen enthalten.',
  nameTooLong: 'Bitte höchstens 100 Zeichen eingeben.',
  mobile: 'Mobilnummer',
  mobileHelp: 'Nur Ziffern.',
  selectCountry: 'Bitte auswählen',
  fillFirst: 'Bitte Namen und Land angeben.',

  assign: 'Zuweisen',
  assigning: 'Wird zugewiesen …',
  changing: 'Wird gewechselt …',
} satisfies Translation<typeof seatsText & typeof seatDialogsText>;

export const seatsCsv = {
  title: 'Mehrere Benutzer zuweisen (CSV)',
  intro: {
    one: 'Eine Zeile pro Benutzer, mit den Spalten der Vorlage. Eine freie Lizenz.',
    other: 'Eine Zeile pro Benutzer, mit den Spalten der Vorlage. {count} freie Lizenzen.',
  },
  template: 'Vorlage herunterladen',

  file: 'CSV-Datei',
  choose: 'Datei auswählen',
  drop: 'oder hierher ziehen. Nur .csv, höchstens 5 MB.',
  chooseFirst: 'Wählen Sie zuerst eine Datei.',
  chooseAnother: 'Andere Datei auswählen',
  remove: 'Datei {name} entfernen',
  size: '{size} kB',
  notCsv: '„{name}“ ist keine .csv-Datei. Nur .csv wird angenommen.',
  oneFile: 'Bitte wählen Sie jeweils nur eine Datei.',
  tooLarge: '„{name}“ ist größer als 5 MB. Bitte teilen Sie sie in kleinere Dateien auf.',
  binary: '„{name}“ ist keine Textdatei. Bitte speichern Sie die Tabelle als CSV UTF-8.',
  unreadable: 'Die Datei kann nicht mehr gelesen werden. Bitte wählen Sie sie erneut aus.',

  reading: 'Datei wird geprüft …',
  preview: 'Vorschau',
  previewCaption: 'Die ersten Zeilen der Datei',
  rows: { one: '{count} Zeile', other: '{count} Zeilen' },
  columns: { one: '{count} Spalte', other: '{count} Spalten' },
  rowsAndColumns: '{rows}, {columns}',
  checked: '{size}. {advice}',
  column: 'Spalte {at}',
  moreRows: { one: 'und eine weitere Zeile', other: 'und {count} weitere Zeilen' },
  fine: 'Keine Fehler gefunden. Der Server prüft beim Zuweisen jede Zeile.',
  advice: 'Beheben Sie zuerst diese Fehler, sonst wird die Datei möglicherweise abgelehnt.',
  onLines: { one: '{text} (Zeile {lines})', other: '{text} ({count} Zeilen: {lines})' },
  andMore: '{lines} …',
  comma: ', ',

  noRows: 'Die Datei enthält keine Zeile mit einem Benutzer.',
  columnMissing: 'Die Spalte „{name}“ fehlt.',
  columnDisguised: 'Der Spaltenname „{name}“ enthält ein unsichtbares Zeichen. Bitte geben Sie ihn neu ein.',
  columnRepeated: 'Die Spalte „{name}“ kommt mehrmals vor.',
  columnUnknown: 'Die Vorlage hat keine Spalte „{name}“.',
  semicolons: 'Die Spalten sind durch Semikolons getrennt. Die Vorlage verwendet Kommas.',
  tabs: 'Die Spalten sind durch Tabulatoren getrennt. Die Vorlage verwendet Kommas.',
  pipes: 'Die Spalten sind durch senkrechte Striche getrennt. Die Vorlage verwendet Kommas.',
  otherSeparator: 'Die Spalten sind durch „{character}“ getrennt. Die Vorlage verwendet Kommas.',
  titleAbove: 'Die Spaltennamen stehen in Zeile {line}. Bitte entfernen Sie die Zeilen darüber.',
  quotedLines:
    'Jede Zeile steht als Ganzes in Anführungszeichen und gilt so als eine Zelle. Bitte entfernen Sie diese Anführungszeichen.',
  separatorLine:
    'Die erste Zeile „sep=…“ ist nur für Excel. Bitte entfernen: Die erste Zeile muss die Spaltennamen enthalten.',
  utf16: 'Die Datei ist als UTF-16 gespeichert. Bitte speichern Sie sie als CSV UTF-8.',
  unknownLetters: 'Einige Zeichen sind nicht lesbar. Bitte speichern Sie die Datei als CSV UTF-8.',
  openQuote: 'Ein Anführungszeichen wird geöffnet, aber nicht geschlossen.',
  tooManyRows: {
    one: 'Auf {rows} Benutzer kommt eine freie Lizenz.',
    other: 'Auf {rows} Benutzer kommen {count} freie Lizenzen.',
  },
  cellCount: 'Die Zeile hat mehr oder weniger Zellen, als es Spalten gibt',
  nameMissing: 'Der Name fehlt oder ist länger als 100 Zeichen',
  emailInvalid: 'Die E-Mail-Adresse fehlt oder ist ungültig',
  emailRepeated: 'Die E-Mail-Adresse kommt in der Datei mehrmals vor',
  mobileInvalid: 'Die Mobilnummer enthält andere Zeichen als Ziffern',
  countryUnknown: 'Das Land fehlt oder ist unbekannt',

  reportLine: 'Zeile',

  assign: 'Zuweisen',
  assigning: 'Wird zugewiesen …',
  uploading: 'Die Datei wird hochgeladen. Danach prüft der Server die Zeilen.',
  errorReport: 'Fehlerbericht herunterladen',

  zeroUsers:
    'Es wurden keine Benutzer zugewiesen: Die CSV-Datei enthält keine Benutzer. Bitte prüfen Sie die Datei und laden Sie sie erneut hoch.',
  formatMismatch: 'Die Spaltennamen der CSV-Datei weichen von der Vorlage ab.',
  seatsExceeded:
    'Zu wenige Lizenzen: Die CSV-Datei enthält mehr Benutzer, als freie Lizenzen verfügbar sind. Bitte prüfen Sie die Datei und laden Sie sie erneut hoch.',
  otherErrors:
    'Es wurden keine Benutzer zugewiesen: Ihre CSV-Datei enthält die folgenden Fehler. Bitte beheben Sie alle Fehler und laden Sie die Datei erneut hoch.',
} satisfies Translation<typeof csvText>;
