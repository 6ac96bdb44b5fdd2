import { staffForms } from "../../staff-forms/et";

export const texts = { staffForms };
