import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('seats', {
  title: 'Subscription ID - {id}',
  expiresOn: 'expires {date}',
  expiredOn: 'expired {date}',
  back: 'Back to the subscriptions',
  loading: 'Loading seats',
  seatUsers: 'Seat Users',

  counters: 'Show seats',
  assigned: 'Assigned',
  empty: 'Empty',
  all: 'Total Seats',
  headingAssigned: 'Assigned seats',
  headingEmpty: 'Empty seats',
  headingAll: 'Total seats',
  headingFound: '{heading} with “{text}”',

  searchLabel: 'Search seats',
  searchUsers: 'Search User Name, Email, Phone Number',
  searchTags: 'Search Usertag',
  searchTooShort: 'Search-string too short. Enter minimum of 3 characters.',

  columnId: 'Seat ID',
  columnName: 'User name',
  columnPhone: 'Phone number',
  columnTag: 'Usertag',
  columnState: 'State',
  assignedSeat: 'Assigned',
  emptySeat: 'Empty seat',

  assignMenu: 'Assign User',
  assignMany: 'Assign multiple users (CSV)',
  assignUser: 'Assign user',
  assignSeat: 'Assign user to seat {seat}',
  changeUser: 'Change user',
  unassignUser: 'Unassign user',
  unassignNamed: 'Unassign user {user}',
  actionsOf: 'Actions for {user}',

  unfinished: 'Not done yet',
  unfinishedAssign: 'Your session ended before the seat was assigned. Please check the email and try again.',
  unfinishedChange: 'Your session ended before the user was changed. Please check the email and try again.',
  unfinishedUnassign: 'Your session ended before the user was unassigned. Please check the list and try again.',
  unfinishedCsv: 'Your session ended before seats were assigned from a file. Please choose the file again.',
});
